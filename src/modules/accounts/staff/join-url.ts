export function joinUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/manage/join?token=${token}`;
}
