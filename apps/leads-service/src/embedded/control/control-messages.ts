import { importOutcomeSchema } from '@plaza/contract/content-import';
import * as z from 'zod';
import {
  eraseSchema,
  erasureSchema,
  personExportSchema,
  personSchema,
} from '../../applications/person/person-messages.ts';
import { consentPageQuerySchema, consentPageSchema } from '../../consents/consent-page.ts';
import { ownerReplySchema, ownerRequestSchema } from '../../editor/login/owner-messages.ts';
import {
  ownReplySchema,
  ownRequestSchema,
  textsReplySchema,
  textsRequestSchema,
} from '../../editor/ownership/ownership-messages.ts';
import { historyQuerySchema, historySchema, restoreSchema } from '../../import/history-messages.ts';
import { settingsImportSchema } from '../../import/settings-messages.ts';
import { leadListSchema, leadQuerySchema } from '../../leads/lead-list.ts';
import { messageListSchema, messageQuerySchema } from '../../messages/message-list.ts';
import {
  addedPicturesSchema,
  missingPicturesSchema,
  pictureBytesSchema,
  pictureIdsSchema,
  readPictureSchema,
  storedPicturesSchema,
} from '../../pictures/picture-messages.ts';
import {
  retentionOutcomeSchema,
  retentionRequestSchema,
} from '../../retention/retention-messages.ts';
import {
  warehouseCountSchema,
  warehouseDaySchema,
  warehousePageQuerySchema,
  warehousePageSchema,
  warehouseWebsitesSchema,
} from '../../warehouse/warehouse-messages.ts';
import { removalRequestSchema, removalSchema } from '../../website-removal/removal-messages.ts';

/** Why the service rejected a command. */
const rejectionSchema = z.object({ error: z.string() });

/** The service needs the content of an entry that the message has by its hash alone. */
const unreadSchema = z.object({ unread: z.string() });

/** The command that streams its message, as lines (`importLines`). */
export const IMPORT_COMMAND = {
  path: '/import',
  reply: z.union([importOutcomeSchema, unreadSchema, rejectionSchema]),
  rejection: 'The service rejected the content',
} as const;

/** Every other command of the socket: path, request and reply. */
export const CONTROL_COMMANDS = {
  listMessages: {
    path: '/messages',
    request: messageQuerySchema,
    reply: z.union([messageListSchema, rejectionSchema]),
    rejection: 'The service rejected the list',
  },
  listLeads: {
    path: '/leads',
    request: leadQuerySchema,
    reply: z.union([leadListSchema, rejectionSchema]),
    rejection: 'The service rejected the list',
  },
  contentHistory: {
    path: '/content/history',
    request: historyQuerySchema,
    reply: z.union([historySchema, rejectionSchema]),
    rejection: 'The service rejected the list',
  },
  importSettings: {
    path: '/content/settings',
    request: settingsImportSchema,
    reply: z.union([importOutcomeSchema, rejectionSchema]),
    rejection: 'The service rejected the settings',
  },
  restoreContent: {
    path: '/content/restore',
    request: restoreSchema,
    reply: z.union([importOutcomeSchema, rejectionSchema]),
    rejection: 'The service rejected the version',
  },
  ownContent: {
    path: '/content/own',
    request: ownRequestSchema,
    reply: z.union([ownReplySchema, rejectionSchema]),
    rejection: 'The service did not hand the content over',
  },
  editorOwner: {
    path: '/editor/owner',
    request: ownerRequestSchema,
    reply: z.union([ownerReplySchema, rejectionSchema]),
    rejection: 'The service did not make the owner',
  },
  contentTexts: {
    path: '/content/texts',
    request: textsRequestSchema,
    reply: z.union([textsReplySchema, rejectionSchema]),
    rejection: 'The service rejected the export',
  },
  readPicture: {
    path: '/pictures/read',
    request: readPictureSchema,
    reply: z.union([pictureBytesSchema, rejectionSchema]),
    rejection: 'The service has no such picture',
  },
  missingPictures: {
    path: '/pictures/missing',
    request: missingPicturesSchema,
    reply: z.union([pictureIdsSchema, rejectionSchema]),
    rejection: 'The service rejected the pictures',
  },
  storePictures: {
    path: '/pictures',
    request: addedPicturesSchema,
    reply: z.union([storedPicturesSchema, rejectionSchema]),
    rejection: 'The service rejected a picture',
  },
  readConsents: {
    path: '/consents',
    request: consentPageQuerySchema,
    reply: z.union([consentPageSchema, rejectionSchema]),
    rejection: 'The service rejected the export',
  },
  exportPerson: {
    path: '/applications/export',
    request: personSchema,
    reply: z.union([personExportSchema, rejectionSchema]),
    rejection: 'The service rejected the export',
  },
  erasePerson: {
    path: '/applications/erase',
    request: eraseSchema,
    reply: z.union([erasureSchema, rejectionSchema]),
    rejection: 'The service rejected the erasure',
  },
  runRetention: {
    path: '/retention',
    request: retentionRequestSchema,
    reply: z.union([retentionOutcomeSchema, rejectionSchema]),
    rejection: 'The service could not delete expired records',
  },
  removeWebsite: {
    path: '/website/remove',
    request: removalRequestSchema,
    reply: z.union([removalSchema, rejectionSchema]),
    rejection: 'The service did not remove the website',
  },
  warehouseWebsites: {
    path: '/warehouse/websites',
    request: z.object({}),
    reply: z.union([warehouseWebsitesSchema, rejectionSchema]),
    rejection: 'The service rejected the export',
  },
  countWarehouseDay: {
    path: '/warehouse/count',
    request: warehouseDaySchema,
    reply: z.union([warehouseCountSchema, rejectionSchema]),
    rejection: 'The service rejected the export',
  },
  readWarehouseDay: {
    path: '/warehouse/day',
    request: warehousePageQuerySchema,
    reply: z.union([warehousePageSchema, rejectionSchema]),
    rejection: 'The service rejected the export',
  },
} as const;

export type ControlCommand = keyof typeof CONTROL_COMMANDS;
