import '#define/dropzone.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { DropzoneFile } from './dropzone.model.ts';
import type { PlinthDropzone, PlinthDropzoneEventMap } from './dropzone.ts';

const files: readonly DropzoneFile[] = [
  { id: 'a', name: 'statement.pdf', size: 2_516_582, state: 'done' },
  { id: 'b', name: 'sales.xlsx', size: 480_000, state: 'uploading', progress: 0.62 },
  { id: 'c', name: 'front.jpg', state: 'failed' },
];

describeElement({
  name: 'dropzone',
  define: () => import('#define/dropzone.ts'),
  template: () =>
    html`<plinth-dropzone
      style="background: var(--plinth-color-surface)"
      label="Files"
      help="Of the last three months"
      max-size="20971520"
      .files=${files}
    ></plinth-dropzone>`,
});

const input = (element: PlinthDropzone) => element.shadowRoot!.querySelector('input')!;
const file = (name: string, size = 1, type = '') => new File(['x'.repeat(size)], name, { type });
const createTransfer = (selected: readonly File[]): DataTransfer => {
  const transfer = new DataTransfer();
  for (const item of selected) transfer.items.add(item);
  return transfer;
};

const fileCase = {
  filled: 'a.pdf',
  empty: null,
  restorable: false,
  submitsOnEnter: false,
} as const;

describeFormControl<PlinthDropzone>({
  ...fileCase,
  name: '<plinth-dropzone>',
  create: () => Object.assign(document.createElement('plinth-dropzone'), { label: 'Files' }),
  fill: async (control) => {
    input(control).focus();
    await userEvent.upload(input(control), file('a.pdf'));
  },
  set: (control) => {
    control.files = [{ id: 'a', name: 'a.pdf', state: 'done', file: file('a.pdf') }];
  },
});

describeFormControl<HTMLInputElement>({
  ...fileCase,
  name: 'a native file input',
  create: () => Object.assign(document.createElement('input'), { type: 'file' }),
  fill: async (control) => {
    control.focus();
    await userEvent.upload(control, file('a.pdf'));
  },
  set: (control) => {
    control.files = createTransfer([file('a.pdf')]).files;
  },
});

async function createDropzone(template = html`<plinth-dropzone label="Files"></plinth-dropzone>`) {
  const element = await fixture<PlinthDropzone>(template);
  const events: string[] = [];
  element.addEventListener('plinth-dropzone-add', (event) => {
    const { detail } = event as PlinthDropzoneEventMap['plinth-dropzone-add'];
    events.push(
      `add ${detail.files.map(({ name }) => name).join()} not ${detail.refused.map(({ file: { name }, why }) => `${name} ${why}`).join()}`,
    );
  });
  for (const name of ['remove', 'retry']) {
    element.addEventListener(`plinth-dropzone-${name}`, ({ detail }: CustomEventInit<{ id: string }>) =>
      events.push(`${name} ${detail!.id}`),
    );
  }
  const selectFiles = async (...selected: readonly File[]) => {
    input(element).files = createTransfer(selected).files;
    input(element).dispatchEvent(new Event('change', { bubbles: true }));
    await element.updateComplete;
  };
  const drag = async (target: EventTarget, type: string, selected: readonly File[] = []) => {
    const event = new DragEvent(type, {
      dataTransfer: createTransfer(selected),
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    target.dispatchEvent(event);
    await element.updateComplete;
    return event;
  };
  return { element, events, selectFiles, drag };
}

const isHighlighted = (element: PlinthDropzone) => element.shadowRoot!.querySelector('.over') !== null;
const refused = (element: PlinthDropzone) =>
  [...element.shadowRoot!.querySelectorAll('.refused li')].map(({ textContent }) => textContent);

describe('<plinth-dropzone>', () => {
  it('emits the selected files, and lets the user select the same files again', async () => {
    const { element, events, selectFiles } = await createDropzone();
    await selectFiles(file('a.pdf'), file('b.png'));
    expect([events, input(element).value]).toEqual([['add a.pdf,b.png not '], '']);
  });

  it('reports which files are refused and why, naming up to three', async () => {
    const { element, events, selectFiles } = await createDropzone(
      html`<plinth-dropzone
        label="Files"
        accept=".pdf, image/*"
        max-size="4"
        max-files="2"
        .files=${files.slice(0, 1)}
      ></plinth-dropzone>`,
    );
    await selectFiles(
      file('a.pdf'),
      file('b.txt'),
      file('c.png', 9, 'image/png'),
      file('d.PDF'),
      file('e.pdf'),
      file('f.exe'),
    );
    expect(events).toEqual(['add a.pdf not b.txt type,c.png size,d.PDF many,e.pdf many,f.exe type']);
    expect(refused(element)).toEqual([
      'b.txt has an unsupported file type.',
      'c.png is larger than 1 kB.',
      'd.PDF was not added. You can add up to 2.',
      'Others not added: 2.',
    ]);
    await selectFiles();
    await selectFiles(file('a.pdf'));
    expect(refused(element)).toEqual([]);
  });

  it('accepts dropped files, and highlights the area while they are dragged over it', async () => {
    const { element, events, drag } = await createDropzone();
    const dragover = await drag(element, 'dragover', [file('a.pdf')]);
    expect([dragover.defaultPrevented, isHighlighted(element)]).toEqual([true, true]);
    await drag(element, 'dragleave');
    expect(isHighlighted(element)).toBe(false);
    await drag(element, 'dragover', [file('a.pdf')]);
    const drop = await drag(element, 'drop', [file('a.pdf')]);
    expect([drop.defaultPrevented, isHighlighted(element), events]).toEqual([true, false, ['add a.pdf not ']]);
  });

  it('ignores dragged text and drops outside', async () => {
    const { element, events, drag } = await createDropzone();
    const text = await drag(element, 'dragover');
    const outsideDrop = await drag(document.body, 'drop', [file('a.pdf')]);
    expect([text.defaultPrevented, outsideDrop.defaultPrevented, events]).toEqual([false, false, []]);
  });

  it('accepts files dropped anywhere on the page when anywhere is set, until it is removed', async () => {
    const { element, events, drag } = await createDropzone(
      html`<plinth-dropzone label="Files" anywhere></plinth-dropzone>`,
    );
    await drag(document.body, 'drop', [file('a.pdf')]);
    element.remove();
    const after = await drag(document.body, 'drop', [file('b.pdf')]);
    expect([events, after.defaultPrevented]).toEqual([['add a.pdf not '], false]);
  });

  it('accepts pasted files, but not pasted text', async () => {
    const { element, events } = await createDropzone();
    input(element).dispatchEvent(
      new ClipboardEvent('paste', {
        clipboardData: createTransfer([file('shot.png')]),
        bubbles: true,
        cancelable: true,
      }),
    );
    input(element).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true }),
    );
    expect(events).toEqual(['add shot.png not ']);
  });

  it('lists its files with their progress', async () => {
    const { element } = await createDropzone(html`<plinth-dropzone label="Files" .files=${files}></plinth-dropzone>`);
    const lines = [...element.shadowRoot!.querySelectorAll('.file')].map((line) =>
      line.textContent!.replaceAll(/\s+/g, ' ').trim(),
    );
    expect(lines).toEqual([
      'statement.pdf Uploaded 2.4 MB',
      'sales.xlsx 469 kB',
      'front.jpg This file didn’t upload. Try again',
    ]);
    expect(
      page.getByRole('progressbar', { name: 'Uploading sales.xlsx' }).element().getAttribute('aria-valuenow'),
    ).toBe('62');
    expect(element.shadowRoot!.querySelector('[role="status"]')!.textContent).toBe('Uploaded: 1 of 3');
  });

  it('emits events to remove and retry a file, and keeps the focus', async () => {
    const { element, events } = await createDropzone(
      html`<plinth-dropzone label="Files" .files=${files}></plinth-dropzone>`,
    );
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(element.shadowRoot!.activeElement).toBe(input(element));
    await userEvent.click(page.getByRole('button', { name: 'Remove statement.pdf' }));
    expect([events, element.shadowRoot!.activeElement]).toEqual([['retry c', 'remove a'], input(element)]);
  });

  it('accepts nothing while disabled', async () => {
    const { element, events, drag } = await createDropzone(
      html`<plinth-dropzone label="Files" disabled .files=${files}></plinth-dropzone>`,
    );
    const drop = await drag(element, 'drop', [file('a.pdf')]);
    expect([events, drop.defaultPrevented, input(element).disabled]).toEqual([[], true, true]);
  });

  it('ignores invalid files', async () => {
    const { element } = await createDropzone();
    element.files = [
      null,
      {},
      { id: 'a', name: 'a.pdf', size: Number.NaN, state: 'uploading', progress: Number.NaN },
    ] as never[] as PlinthDropzone['files'];
    await element.updateComplete;
    expect([
      element.shadowRoot!.querySelectorAll('.file').length,
      element.shadowRoot!.textContent!.includes('NaN'),
    ]).toEqual([1, false]);
  });

  it('stays highlighted while files are dragged between its parts', async () => {
    const { element, drag } = await createDropzone(
      html`<plinth-dropzone label="Files"><a slot="label-end" href="#why">Why</a></plinth-dropzone>`,
    );
    const link = element.querySelector('a')!;
    const dragLeave = async (relatedTarget: EventTarget | null) => {
      await drag(element, 'dragover', [file('a.pdf')]);
      link.dispatchEvent(new DragEvent('dragleave', { relatedTarget, bubbles: true, composed: true }));
      await element.updateComplete;
      return isHighlighted(element);
    };
    expect([await dragLeave(element), await dragLeave(input(element)), await dragLeave(document.body)]).toEqual([
      true,
      true,
      false,
    ]);
    element.anywhere = true;
    await element.updateComplete;
    expect([await dragLeave(document.body), await dragLeave(null)]).toEqual([true, false]);
  });

  it('leaves dropped text to the page', async () => {
    const { element, events, drag } = await createDropzone();
    const drop = await drag(element, 'drop');
    expect([drop.defaultPrevented, events]).toEqual([false, []]);
  });

  it('accepts a single file when max-files is 1, and names one or two refused files without a count', async () => {
    const { element, selectFiles } = await createDropzone(
      html`<plinth-dropzone label="Files" max-files="1" accept="application/pdf"></plinth-dropzone>`,
    );
    expect([element.shadowRoot!.querySelector('.choose')!.textContent, input(element).multiple]).toEqual([
      'Choose a file',
      false,
    ]);
    await selectFiles(file('a.pdf', 1, 'application/PDF'), file('b.txt', 1, 'text/plain'));
    expect(refused(element)).toEqual(['b.txt has an unsupported file type.']);
  });

  it('shows which file is waiting, and offers no retry for a permanent failure', async () => {
    const { element } = await createDropzone();
    element.files = [
      { id: 'a', name: 'a.pdf', state: 'waiting' },
      { id: 'b', name: 'b.pdf', state: 'failed', lost: true, message: 'Choose it again.' },
    ];
    await element.updateComplete;
    const lines = [...element.shadowRoot!.querySelectorAll('.file')].map((line) =>
      line.textContent!.replaceAll(/\s+/g, ' ').trim(),
    );
    expect(lines).toEqual(['a.pdf Waiting', 'b.pdf Choose it again.']);
  });

  const submittedNames = (form: HTMLFormElement) =>
    new FormData(form).getAll('files').map((entry) => (entry instanceof File ? entry.name : entry));

  async function createForm(dropzone = html`<plinth-dropzone label="Files" name="files" required></plinth-dropzone>`) {
    const form = await fixture<HTMLFormElement>(html`<form><fieldset>${dropzone}</fieldset></form>`);
    const element = form.querySelector<PlinthDropzone>('plinth-dropzone')!;
    const add = async (...selected: readonly File[]) => {
      input(element).files = createTransfer(selected).files;
      input(element).dispatchEvent(new Event('change', { bubbles: true }));
      await element.updateComplete;
    };
    return { form, element, add };
  }

  it('lists and submits the files that it has accepted, until the user removes them or the form is reset', async () => {
    const { form, element, add } = await createForm(
      html`<plinth-dropzone label="Files" name="files" accept=".pdf" required></plinth-dropzone>`,
    );
    expect(element.validationMessage).toBe('Add a file.');
    await add(file('a.pdf'), file('b.txt'));
    await add(file('c.pdf'), file('a.pdf'));
    expect([submittedNames(form), element.validity.valid]).toEqual([['a.pdf', 'c.pdf', 'a.pdf'], true]);
    expect(element.shadowRoot!.querySelector('[role="status"]')!.textContent).toBe('');
    const changes: unknown[] = [];
    element.addEventListener('change', () => changes.push(submittedNames(form)));
    await userEvent.click(page.getByRole('button', { name: 'Remove a.pdf' }).first());
    expect(changes).toEqual([['c.pdf', 'a.pdf']]);
    await add(file('b.txt'));
    expect([changes.length, refused(element)]).toEqual([1, ['b.txt has an unsupported file type.']]);
    form.reset();
    await element.updateComplete;
    expect([submittedNames(form), element.files, refused(element), element.validity.valueMissing]).toEqual([
      [],
      [],
      [],
      true,
    ]);
  });

  it('submits the files of a list that the page sets, but none that has failed', async () => {
    const { form, element, add } = await createForm();
    element.addEventListener('plinth-dropzone-add', (event) => {
      const { detail } = event as PlinthDropzoneEventMap['plinth-dropzone-add'];
      element.files = detail.files.map((each) => ({ id: each.name, name: each.name, state: 'uploading', file: each }));
    });
    await add(file('a.pdf'), file('b.pdf'));
    expect([submittedNames(form), element.files.length]).toEqual([['a.pdf', 'b.pdf'], 2]);
    element.files = element.files.map((each) => (each.id === 'a.pdf' ? { ...each, state: 'failed' } : each));
    expect(submittedNames(form)).toEqual(['b.pdf']);
    element.files = element.files.slice(0, 1);
    expect([submittedNames(form), element.validity.valueMissing]).toEqual([[], true]);
    element.files = [{ id: 'c', name: 'c.pdf', state: 'done' }];
    expect([submittedNames(form), element.validity.valid]).toEqual([[], true]);
  });

  it('accepts no files in a disabled fieldset', async () => {
    const { form, element, add } = await createForm();
    form.querySelector('fieldset')!.disabled = true;
    await element.updateComplete;
    expect([input(element).disabled, element.disabled]).toEqual([true, false]);
    await add(file('a.pdf'));
    expect([element.files, form.checkValidity()]).toEqual([[], true]);
  });

  it('leaves the list to the page without a name', async () => {
    const { element, selectFiles } = await createDropzone();
    await selectFiles(file('a.pdf'));
    expect(element.files).toEqual([]);
  });

  it('opens the file picker when its external label is clicked', async () => {
    const container = await fixture(
      html`<div>
        <label for="files">Statements</label><plinth-dropzone id="files" label="Files"></plinth-dropzone>
      </div>`,
    );
    let clicks = 0;
    input(container.querySelector('plinth-dropzone')!).addEventListener('click', (event) => {
      event.preventDefault();
      clicks += 1;
    });
    await userEvent.click(container.querySelector('label')!);
    expect(clicks).toBe(1);
    const group = container.querySelector('plinth-dropzone')!.shadowRoot!.querySelector('[role="group"]')!;
    expect(group.ariaLabelledByElements!.map(({ textContent }) => textContent)).toEqual(['Statements', 'Files']);
  });
});
