/**
 * What answers are about. A read says of which nouns its answer is, a write which of them it
 * touches: every answer that shares one is asked for anew. Coarse on purpose, for a page asked
 * once too often costs less than one that shows what was.
 */
export const tags = {
  me: 'who I am: name, picture, sessions, agreements, closing my account',
  identity: 'how my verification stands',
  wallet: 'points, gold and their ledgers',
  earnings: 'money that I earned and spent, my balance of it and what of it is on its way to me',
  orders: 'orders of the shop, of machines and of campaigns, their payment and what became of them',
  afterSales: 'refunds, returns and exchanges that were asked for',
  reviews: 'what people say of the goods they have received',
  invoices: 'invoices that were asked for, and what became of them',
  holdings: 'coupons, cards, packets, memberships, and what is offered on to a neighbour',
  addresses: 'where parcels are sent',
  goods: 'what the shop offers, what is left of it, and what I want of it',
  machines: 'vending machines, what stands in their slots, and which of them are mine',
  business: 'contracts of machines: who earns what by them, and the months that were settled',
  refills: 'what operators are about to order for their machines, have ordered, and have to load',
  upkeep: 'what is put up, kept in order and mended at machines, and how much of it was in time',
  signIns: 'the days on which I signed in, my reminder of it, and the match of early risers',
  tasks: 'what was received for tasks; what a task counts has its own noun',
  fairness: 'what the house holds against me, and what I asked it',
  adTasks: 'tasks of advertisers, my part in them, and what I am interested in',
  ads: 'what advertisers pay for, their purses and what came of it',
  films: 'films that give points, and how many of them are left today',
  campaigns: 'campaigns, what is left of their prizes, and what I have begun and received there',
  invites: 'who invited me, and who came by my invitation',
  locations: 'places where a machine could stand, who develops them, and who would be a partner',
  shops: 'shops of the neighbourhood, what they offer, who works there and what they redeemed',
  customers: 'who may become a customer of the house, and who talks to them',
  health: 'what I measured of my body, and what I agreed to of that',
  messages: 'what I was reminded of, and by which ways I want to be',
  notices: 'notices of the house, and up to when I have read',
  village: 'the villages, which is mine, and who belongs to those that I look after',
  here: 'where the phone is; the client touches it when the phone has moved, a write never does',
} as const

export type Tag = keyof typeof tags
