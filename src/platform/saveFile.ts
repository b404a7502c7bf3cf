/** Offers a text as a file to save. Web views of the app do not download, so ask there first. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click, so the URL is kept for a moment.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
