/** A file of the person: its path in the store, and the name it was uploaded with, if known. */
export type NamedFile = { path: string; name: string };

// Characters that file systems refuse. A slash would also lead out of the folder the archive is unpacked to.
const UNFIT = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;

/** Gives every file a unique name in the archive: its uploaded name, numbered if two are the same. */
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
