/** A file of the person, by its path in the store and the name it was uploaded under, if that is known. */
export type NamedFile = { path: string; name: string };

// What file systems refuse in a name; a slash would also lead out of the folder that the archive is unpacked to.
const UNFIT = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;

/** Gives every file a name of its own in the archive: that of its upload, numbered where two are alike. */
export function zipNames(files: readonly NamedFile[]): NamedFile[] {
  const taken = new Set<string>();
  return files.map(({ path, name }) => {
    const fit = name.replace(UNFIT, '-').replace(/^\.+/, '') || 'file';
    let unique = fit;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) {
      unique = fit.replace(/(\.\w+)?$/, ` (${count})$1`);
    }
    taken.add(unique.toLowerCase());
    return { path, name: `documents/${unique}` };
  });
}
