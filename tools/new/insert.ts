/**
 * Inserts text before a marker.
 * @throws when the marker is missing, because the generator no longer matches the file.
 */
export function insertBefore(text: string, marker: string, addition: string): string {
  if (!text.includes(marker)) throw new Error(`There is no "${marker.trim()}" to insert the new lines before.`);
  return text.replace(marker, () => addition + marker);
}

/** Adds a name to an import from a module, in alphabetical order. */
export function addImportedName(text: string, name: string, module: string): string {
  const pattern = new RegExp(`import \\{\\s*([^}]*?),?\\s*\\} from '${module}';`);
  const names = pattern.exec(text)?.[1]?.split(/,\s*/);
  if (!names) throw new Error(`There is no import from ${module} to add ${name} to.`);
  if (names.includes(name)) return text;
  return text.replace(pattern, () => `import { ${[...names, name].toSorted().join(', ')} } from '${module}';`);
}
