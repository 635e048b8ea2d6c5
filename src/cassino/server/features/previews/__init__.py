"""Pictures that messengers and other sites show next to a link."""
