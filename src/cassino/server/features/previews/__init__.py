"""Pictures that messengers and other sites show beside a link."""
