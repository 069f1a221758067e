/**
 * Formats a non-negative integer with the language's grouping, such as a page, a rank or a count. It uses the same
 * digits as {@link formatNumber}, which also accepts missing, negative and invalid values.
 */
export function formatCount(count: number, language: string): string {
  try {
    return count.toLocaleString(language === 'ar' ? 'en' : language);
  } catch {
    return count.toLocaleString('en');
  }
}
