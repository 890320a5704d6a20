import { eq } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { holdTable } from '@server/database/hold-table'
import { type Contact, hashesOfPhone, hashPhone, openContact, sealContact } from './contact'
import { type Customer, findCustomer, isProtected, whyNotMine } from './find'
import { note, protectedFrom, whoseElse } from './report'
import { type CustomerState, states } from './states'
import { reportedCustomers } from './tables'

interface Editing {
  customerId: string
  userId: string
  key: DataKey
  contact: Contact
  need: string
  state: CustomerState | undefined
  said: string | undefined
  now: Date
}

interface Change {
  set: Partial<Customer>
  words: string
}

/** Whom somebody gives up is nobody's from then on; whoever talks to them has them for longer. */
function protectedAfter(customer: Customer, { state = customer.state, now }: Editing): Date {
  if (state !== 'lost') return protectedFrom(now)
  return customer.state === 'lost' ? customer.protectedUntil : now
}

/** What is another than it was, each with its words. */
function changesOf(customer: Customer, editing: Editing): Change[] {
  const { customerId } = customer
  const { key, contact, need, state, said } = editing
  const changes: Change[] = []
  const known = openContact(key, customerId, customer.contact)
  if (contact.name !== known.name || contact.phone !== known.phone)
    changes.push({
      set: {
        contact: sealContact(key, customerId, contact),
        phoneHash: hashPhone(key, contact.phone),
      },
      words: '换了联系人',
    })
  if (need !== customer.need) changes.push({ set: { need }, words: '改了需求' })
  if (state !== undefined && state !== customer.state) {
    states.check(customer.state, state)
    if (!said) throw new Refusal('invalid', '改了进展，请写一条跟进，说明为什么')
    const words = `${states.of(customer.state).text} → ${states.of(state).text}`
    changes.push({ set: { state }, words })
  }
  return changes
}

interface Asking {
  userId: string
  key: DataKey
  /** Left out, the one that is known. */
  phone?: string
  now: Date
}

/** Why somebody may not change it: whom a colleague has reported meanwhile, or has under this phone, is theirs. */
export async function whyNotEdit(db: Db, customer: Customer, asking: Asking) {
  const { userId, key, now } = asking
  const { customerId: but, nameKey } = customer
  const why = whyNotMine(customer, userId)
  if (why) return why
  const known = openContact(key, but, customer.contact).phone
  const { phone = known } = asking
  if (isProtected(customer, now) && phone === known) return null
  return whoseElse(db, { userId, nameKey, phones: hashesOfPhone(key, phone), but, now })
}

/** Changes what whoever reported it says; each change is kept, a note of a talk protects it anew, until it is given up. */
export async function edit(tx: Db, editing: Editing): Promise<Customer> {
  const { customerId, userId, key, contact, said, now } = editing
  await holdTable(tx, reportedCustomers)
  const customer = await findCustomer(tx, customerId, 'locked')
  const why = await whyNotEdit(tx, customer, { userId, key, phone: contact.phone, now })
  if (why) throw why
  const changes = changesOf(customer, editing)
  if (said)
    changes.push({ set: { protectedUntil: protectedAfter(customer, editing) }, words: said })
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
