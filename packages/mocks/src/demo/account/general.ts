/** The part of an account that others see: its names and its picture. */
import { PHOTO_LIMITS, type AccountUpdate } from '@plinth/api-client/demo/account';
import { refuse, type MockResponse } from '#engine/response.ts';
import type { DemoContext } from '../context.ts';
import { parseDataUrl, storeFile } from '../files.ts';
import { accountOf, changeAccount, takenNames } from '../session/accounts.ts';

type GeneralFields = Extract<AccountUpdate, { readonly section: 'general' }>['data'];

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' };

const noPhoto = (): MockResponse<never> => refuse(400, { avatar: 'Choose a JPG, PNG or GIF of at most 800 kB' });

/** Stores a new picture and returns its address; the address that is stored already stays. */
async function storePhoto(
  context: DemoContext,
  avatar: string | null,
  stored: string | null,
): Promise<string | null | MockResponse<never>> {
  if (avatar === null || avatar === stored) return avatar;
  const photo = parseDataUrl(avatar);
  const extension = photo ? EXTENSIONS[photo.type] : undefined;
  if (!photo || extension === undefined || photo.size > PHOTO_LIMITS.bytes) return noPhoto();
  return storeFile(context, `photo.${extension}`, photo);
}

/** Changes the names and the picture of the account that calls; returns why they were refused, or null. */
export async function changeGeneral(
  context: DemoContext,
  accountId: number,
  { avatar, ...fields }: GeneralFields,
): Promise<MockResponse<never> | null> {
  const { database } = context;
  const taken = takenNames(database, fields, accountId);
  if (taken.username) return refuse(400, { username: 'This username is already in use.' });
  if (taken.email) return refuse(400, { email: 'This email is already in use.' });
  const photo = await storePhoto(context, avatar, accountOf(database, accountId)?.avatar ?? null);
  if (photo !== null && typeof photo === 'object') return photo;
  const { username, fullName, email } = fields;
  changeAccount(database, accountId, { username, fullName, email, avatar: photo });
  return null;
}
