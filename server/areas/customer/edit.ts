import { eq } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { type Contact, hashesOfPhone, hashPhone, openContact, sealContact } from './contact'
import { type Customer, findCustomer, isProtected, whyNotMine } from './find'
import { lockCustomers, note, protectedFrom, refuseKnown } from './report'
import { type CustomerState, states } from './states'
import { reportedCustomers } from './tables'

interface Editing {
  customerId: string
  userId: string
  key: DataKey
  contact: Partial<Contact>
  need: string | undefined
  state: CustomerState | undefined
  said: string | undefined
  now: Date
}

interface Change {
  set: Partial<Customer>
  words: string
}

/** What is another than it was, each with its words. */
function changesOf(customer: Customer, editing: Editing): Change[] {
  const { customerId } = customer
  const { key, contact, need, state } = editing
  const changes: Change[] = []
  const known = openContact(key, customerId, customer.contact)
  const told = { ...known, ...contact }
  if (told.name !== known.name || told.phone !== known.phone)
    changes.push({
      set: {
        contact: sealContact(key, customerId, told),
        phoneHash: hashPhone(key, told.phone),
      },
      words: '换了联系人',
    })
  if (need !== undefined && need !== customer.need)
    changes.push({ set: { need }, words: '改了需求' })
  if (state !== undefined && state !== customer.state) {
    states.check(customer.state, state)
    const words = `${states.of(customer.state).text} → ${states.of(state).text}`
    changes.push({ set: { state }, words })
  }
  return changes
}

/** Whom a colleague has reported meanwhile, or has under this phone, is theirs. */
async function refuseOthers(tx: Db, customer: Customer, editing: Editing): Promise<void> {
  const { userId, key, contact, now } = editing
  const { customerId: but, nameKey } = customer
  const known = openContact(key, but, customer.contact)
  const phone = contact.phone ?? known.phone
  if (isProtected(customer, now) && phone === known.phone) return
  await refuseKnown(tx, { userId, nameKey, phones: hashesOfPhone(key, phone), but, now })
}

/** Changes what whoever reported it says; each change is kept, a note of a talk protects it anew. */
export async function edit(tx: Db, editing: Editing): Promise<Customer> {
  const { customerId, userId, said, now } = editing
  await lockCustomers(tx)
  const customer = await findCustomer(tx, customerId, 'locked')
  const why = whyNotMine(customer, userId)
  if (why) throw why
  await refuseOthers(tx, customer, editing)
  const changes = changesOf(customer, editing)
  if (said) changes.push({ set: { protectedUntil: protectedFrom(now) }, words: said })
  if (changes.length === 0) throw new Refusal('invalid', '没有改什么，写一条跟进或者改一项再保存')
  const set = Object.assign({}, ...changes.map((one) => one.set)) as Partial<Customer>
  const [changed] = await tx
    .update(reportedCustomers)
    .set(set)
    .where(eq(reportedCustomers.customerId, customer.customerId))
    .returning()
  for (const { words } of changes)
    await note(tx, { customerId: customer.customerId, userId, words, now })
  return changed!
}
