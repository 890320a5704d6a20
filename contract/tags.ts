/**
 * What answers are about. A read says of which nouns its answer is, a write which of them it
 * touches: every answer that shares one is asked for anew. Coarse on purpose, for a page asked
 * once too often costs less than one that shows what was.
 */
export const tags = {
  me: 'who I am: name, picture, sessions, agreements, reminders, closing my account',
  identity: 'how my verification stands',
  wallet: 'points, gold and their ledgers',
  orders: 'orders of the shop, of machines and of campaigns, their payment and what became of them',
  afterSales: 'refunds, returns and exchanges that were asked for',
  holdings: 'coupons, cards, packets, memberships, and what is offered on to a neighbour',
  addresses: 'where parcels are sent',
  goods: 'what the shop offers, what is left of it, and what I want of it',
  machines: 'vending machines, what stands in their slots, and which of them are mine',
  tasks: 'what was received for tasks; what a task counts has its own noun',
  campaigns: 'campaigns, what is left of their prizes, and what I have begun and received there',
  invites: 'who invited me, and who came by my invitation',
  notices: 'notices of the house, and up to when I have read',
  village: 'the villages, and which is mine',
  here: 'where the phone is; the client touches it when the phone has moved, a write never does',
} as const

export type Tag = keyof typeof tags
