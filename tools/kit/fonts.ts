import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { KIT } from './sources.ts';

/** The font families that `fonts.css` declares. */
export const FONTS = ['inter', 'noto-sans-arabic'] as const;

const { resolve } = createRequire(join(KIT, 'package.json'));
const FONT_FILE = /url\('(@fontsource-variable\/[^']+)'\)/g;
const readStyles = (): string => readFileSync(join(KIT, 'src/tokens/fonts.css'), 'utf8');

/**
 * Returns `fonts.css` with the addresses of files in a folder.
 * @param folder the address of the folder, relative to that of the style sheet.
 */
export function fontStyles(folder: string): string {
  return readStyles().replaceAll(FONT_FILE, (_, file: string) => `url('${folder}/${basename(file)}')`);
}

/** Copies the font files that `fonts.css` names, with their licenses. */
export function copyFonts(out: string): void {
  mkdirSync(out, { recursive: true });
  for (const [, file = ''] of readStyles().matchAll(FONT_FILE)) copyFileSync(resolve(file), join(out, basename(file)));
  for (const font of FONTS)
    copyFileSync(resolve(`@fontsource-variable/${font}/LICENSE`), join(out, `LICENSE-${font}.txt`));
}
