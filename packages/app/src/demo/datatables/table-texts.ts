import type { Language } from '#core/i18n/languages.ts';
import type { EmployeeColumn } from './employee-columns.ts';

/** The texts of a table of employees that are not the table's own. */
interface TableTexts {
  /** Name of the table, which no other one on the page has. */
  readonly label: string;
  /** The label of the page size. */
  readonly size: string;
  readonly headers: Readonly<Record<EmployeeColumn, string>>;
}

/** The texts of the multilingual table, by language. */
export const TABLE_TEXTS: Readonly<Record<Language, TableTexts>> = {
  en: {
    label: 'Employees in English',
    size: 'Show',
    headers: {
      full_name: 'Name',
      post: 'Post',
      city: 'City',
      start_date: 'Start date',
      salary: 'Salary',
      status: 'Status',
    },
  },
  fr: {
    label: 'Employés en français',
    size: 'Afficher',
    headers: {
      full_name: 'Nom',
      post: 'Poste',
      city: 'Ville',
      start_date: 'Date de début',
      salary: 'Salaire',
      status: 'Statut',
    },
  },
  de: {
    label: 'Beschäftigte auf Deutsch',
    size: 'Anzeigen',
    headers: {
      full_name: 'Name',
      post: 'Stelle',
      city: 'Ort',
      start_date: 'Beginn',
      salary: 'Gehalt',
      status: 'Status',
    },
  },
  pt: {
    label: 'Funcionários em português',
    size: 'Mostrar',
    headers: {
      full_name: 'Nome',
      post: 'Cargo',
      city: 'Cidade',
      start_date: 'Data de início',
      salary: 'Salário',
      status: 'Estado',
    },
  },
  ar: {
    label: 'الموظفون بالعربية',
    size: 'عرض',
    headers: {
      full_name: 'الاسم',
      post: 'الوظيفة',
      city: 'المدينة',
      start_date: 'تاريخ البدء',
      salary: 'الراتب',
      status: 'الحالة',
    },
  },
};
