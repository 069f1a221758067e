/** A module with a font file as a `data:` address. */
interface FontModule {
  readonly default: string;
}

/** The files of a font, with the characters for which they are loaded. */
export interface Family {
  /** The characters that the family may have. */
  readonly characters: RegExp;
  readonly regular: () => Promise<FontModule>;
  /** Missing where bold text is set in the regular font: one more file of that size is not worth it. */
  readonly bold?: () => Promise<FontModule>;
}

/**
 * The fonts in the order in which they are tried. Each file is a chunk of its own and loaded when a text needs it. They
 * are modules and not assets, so that they are read in the same way in browsers and in Node. WOFF and not WOFF2, because
 * fontkit makes no subsets of the latter.
 */
const LATIN: Family = {
  characters: /./su,
  regular: () => import('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?inline'),
  bold: () => import('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?inline'),
};
const VIETNAMESE: Family = {
  characters: /[ĂăĐđĨĩŨũƠơƯưẠ-ỹ₫]/u,
  regular: () => import('@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?inline'),
  bold: () => import('@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff?inline'),
};
const LATIN_EXTENDED: Family = {
  characters: /[\p{Script=Latin}\p{M}\p{Sc}\p{Sk}]/u,
  regular: () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?inline'),
  bold: () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?inline'),
};
const GREEK: Family = {
  characters: /\p{Script=Greek}/u,
  regular: () => import('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?inline'),
  bold: () => import('@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff?inline'),
};
const GREEK_EXTENDED: Family = {
  characters: /\p{Script=Greek}/u,
  regular: () => import('@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?inline'),
  bold: () => import('@fontsource/noto-sans/files/noto-sans-greek-ext-700-normal.woff?inline'),
};
const CYRILLIC: Family = {
  characters: /[\p{Script=Cyrillic}№]/u,
  regular: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?inline'),
  bold: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff?inline'),
};
const CYRILLIC_EXTENDED: Family = {
  characters: /\p{Script=Cyrillic}/u,
  regular: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?inline'),
  bold: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-700-normal.woff?inline'),
};
/** Each letter is one glyph, so that readers find and copy what was written. Other fonts draw letters and dots apart. */
const ARABIC: Family = {
  characters: /\p{Script_Extensions=Arabic}/u,
  regular: () => import('@fontsource/amiri/files/amiri-arabic-400-normal.woff?inline'),
  bold: () => import('@fontsource/amiri/files/amiri-arabic-700-normal.woff?inline'),
};
const KOREAN: Family = {
  characters: /\p{Script_Extensions=Hangul}/u,
  regular: () => import('@fontsource/nanum-gothic/files/nanum-gothic-korean-400-normal.woff?inline'),
};
const HAN = /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\uff01-\uffee]/u;
const JAPANESE: Family = {
  characters: HAN,
  regular: () => import('@fontsource/kosugi/files/kosugi-japanese-400-normal.woff?inline'),
};
const CHINESE: Family = {
  characters: HAN,
  regular: () => import('@fontsource/zcool-xiaowei/files/zcool-xiaowei-chinese-simplified-400-normal.woff?inline'),
};

const WITHOUT_HAN = [
  LATIN,
  VIETNAMESE,
  LATIN_EXTENDED,
  GREEK,
  GREEK_EXTENDED,
  CYRILLIC,
  CYRILLIC_EXTENDED,
  ARABIC,
  KOREAN,
];

/**
 * The orders of the fonts for Han characters. Japanese and Chinese share most of them: a text is Japanese unless the first
 * font lacks a character of it, so that no word is set in two fonts.
 */
export const FAMILY_ORDERS: readonly (readonly Family[])[] = [
  [...WITHOUT_HAN, JAPANESE],
  [...WITHOUT_HAN, CHINESE],
  [...WITHOUT_HAN, JAPANESE, CHINESE],
];
