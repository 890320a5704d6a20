import { cabinet } from '@/ui/illustrations/occasions/cabinet'
import { cameraAsked } from '@/ui/illustrations/occasions/cameraAsked'
import { exchanged } from '@/ui/illustrations/occasions/exchanged'
import { home } from '@/ui/illustrations/occasions/home'
import { locked } from '@/ui/illustrations/occasions/locked'
import { maintenance } from '@/ui/illustrations/occasions/maintenance'
import { noAddresses } from '@/ui/illustrations/occasions/noAddresses'
import { noCoupons } from '@/ui/illustrations/occasions/noCoupons'
import { noOrders } from '@/ui/illustrations/occasions/noOrders'
import { noResult } from '@/ui/illustrations/occasions/noResult'
import { offline } from '@/ui/illustrations/occasions/offline'
import { paid } from '@/ui/illustrations/occasions/paid'
import { placeAsked } from '@/ui/illustrations/occasions/placeAsked'
import { refused } from '@/ui/illustrations/occasions/refused'
import { soldOut } from '@/ui/illustrations/occasions/soldOut'
import { tea } from '@/ui/illustrations/occasions/tea'
import { waiting } from '@/ui/illustrations/occasions/waiting'

export const occasions = {
  noOrders,
  noCoupons,
  noAddresses,
  noResult,
  soldOut,
  exchanged,
  paid,
  tea,
  waiting,
  refused,
  locked,
  maintenance,
  cameraAsked,
  placeAsked,
  offline,
  home,
  cabinet,
}
