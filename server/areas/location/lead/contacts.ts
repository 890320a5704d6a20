import { and, asc, eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { maskName, maskPhone } from '@server/areas/auth/auth'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { type Contact, contacts } from '../sealed'
import { states } from '../states'
import { locationContacts } from '../tables'
import { lockMine } from './find'
import { note } from './move'

type Told = Out<'/tp5/api/VillageDevelopment/detail'>['contacts']

const most = 10

interface Adding {
  leadId: string
  userId: string
  key: DataKey
  position: string
  contact: Contact
  now: Date
}

/** Somebody to talk to; only whoever develops the lead is told who. */
export async function addContact(tx: Db, adding: Adding): Promise<void> {
  const { leadId, userId, key, position, contact, now } = adding
  const lead = await lockMine(tx, leadId, userId)
  if (lead.state === 'lost')
    throw new Refusal('locationMoved', `这个点位${states.of('lost').text}，找回以后再加联系人`)
  if ((await tx.$count(locationContacts, eq(locationContacts.leadId, leadId))) >= most)
    throw new Refusal('invalid', `一个点位最多 ${most} 位联系人`)
  const contactId = uuidv7(now.getTime())
  const sealed = contacts.seal(key, contactId, contact)
  await tx
    .insert(locationContacts)
    .values({ contactId, leadId, userId, position, sealed, addedAt: now })
  await note(tx, { leadId, userId, words: `加了联系人：${position}`, now })
}

interface Removing {
  leadId: string
  contactId: string
  userId: string
  now: Date
}

/** All of it goes but that there was somebody, of any lead of theirs, however far it is with it. */
export async function removeContact(tx: Db, removing: Removing): Promise<void> {
  const { leadId, contactId, userId, now } = removing
  await lockMine(tx, leadId, userId)
  const [gone] = await tx
    .delete(locationContacts)
    .where(and(eq(locationContacts.contactId, contactId), eq(locationContacts.leadId, leadId)))
    .returning({ position: locationContacts.position })
  if (!gone) throw new Refusal('notFound', '没有这位联系人，可能已经删了，请刷新后再看')
  await note(tx, { leadId, userId, words: `删了联系人：${gone.position}`, now })
}

/** Others read that there is somebody, and no more. */
export async function contactsOf(
  db: Db,
  leadId: string,
  { key, mine }: { key: DataKey; mine: boolean },
): Promise<Told> {
  const rows = await db
    .select()
    .from(locationContacts)
    .where(eq(locationContacts.leadId, leadId))
    .orderBy(asc(locationContacts.contactId))
  return rows.map(({ contactId, position, sealed }) => {
    const { name, phone, note: known } = contacts.open(key, contactId, sealed)
    return {
      ...{ contact_id: contactId, position },
      name: mine ? name : maskName(name),
      phone: mine ? phone : maskPhone(phone),
      note: mine ? known : '',
    }
  })
}
