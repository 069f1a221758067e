/**
 * A whole number from 0 on in the language's grouping: a page, a rank, how many there are. Digits are those of
 * {@link formatNumber}, which also takes what is missing, negative or broken.
 */
export function formatCount(count: number, language: string): string {
  try {
    return count.toLocaleString(language === 'ar' ? 'en' : language);
  } catch {
    return count.toLocaleString('en');
  }
}
