export const sharing = {
  linkCopied: "Link copied to clipboard",
  copyFailed: "Failed to copy link",
};
