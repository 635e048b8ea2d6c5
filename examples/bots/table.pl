#!/usr/bin/env perl
# A player at a server's table: starts a match against a bot and always takes as many cards as it can. See docs/research/api.md.
#
#   ./examples/bots/table.pl http://127.0.0.1:8420
use v5.20;
use warnings;
use HTTP::Tiny;
use JSON::PP;

my ($server, $cookie) = ($ARGV[0] =~ s{/$}{}r, "");

sub ask {
    my ($path, $body) = @_;
    my %headers = ("Content-Type" => "application/json", Cookie => $cookie);
    my %content = $body ? (content => encode_json($body)) : ();
    my $answer = HTTP::Tiny->new->request($body ? "POST" : "GET", $server . $path, { headers => \%headers, %content });
    $cookie = $1 if ($answer->{headers}{"set-cookie"} // "") =~ /^([^;]+)/;    # it tells the server who we are
    return $answer->{success} ? decode_json($answer->{content}) : {};
}

sub worth { my ($move) = @_; return ($move =~ / x / ? 1000 : 0) + length $move }

my @seats = ({ kind => "human", name => "Program" }, { kind => "bot", name => "Hal", bot => "greedy" });
my $match = "/api/matches/" . ask("/api/matches", { variant => "casino", target => 11, seats => \@seats })->{id};

sub see {
    my ($frame) = @_;
    my $view = $frame->{view} or return;
    my $version = $view->{version};
    if ($view->{phase} eq "match_over") {
        say "won by ", join " and ", @{ $view->{winner}{names} };
        exit;
    } elsif ($view->{can}{move}) {
        my ($best) = sort { worth($b) <=> worth($a) } @{ ask("$match/moves")->{moves} };
        ask("$match/moves", { version => $version, move => $best });
    } elsif ($view->{can}{next_deal}) {
        ask("$match/next_deal", { version => $version });
    }
}

my $rest = "";
HTTP::Tiny->new(timeout => 60)->get("$server$match/stream", {
    headers => { Cookie => $cookie },
    data_callback => sub {
        $rest .= $_[0];
        see(decode_json($1)) while $rest =~ s/^(.*)\n//;
    },
});
die "the stream has ended\n";
