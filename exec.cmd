@rem cmd.exe has no exec. Elsewhere it lets a signal to npm reach the shop itself.
@%*
