import type { Price } from '@server/areas/order/order'
import { businessDay, hourOf } from '@server/calendar'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'

/** One piece that came out of a slot for somebody. */
export interface Sale {
  machineId: number
  goodsId: number
  title: string
  userId: string
}

/* Always day, hour, customer, goods: whoever counts at the same moment waits, and nobody for each other. */
const soldText = `
  with day as (
    insert into machine_days as old (machine_id, day, sold, money, points, gold)
    values ($1, $2::date, 1, $5, $6, $7)
    on conflict (machine_id, day) do update set sold = old.sold + 1,
      money = old.money + $5, points = old.points + $6, gold = old.gold + $7
  ), hour as (
    insert into machine_hours as old (machine_id, day, hour, sold, money)
    values ($1, $2::date, $8, 1, $5)
    on conflict (machine_id, day, hour) do update set sold = old.sold + 1, money = old.money + $5
  ), customer as (
    insert into machine_customers as old (user_id, machine_id, sold, money)
    values ($9, $1, 1, $5)
    on conflict (user_id, machine_id) do update set sold = old.sold + 1, money = old.money + $5
  )
  insert into machine_goods_days as old
    (machine_id, day, offline_goods_id, title, sold, money, points, gold)
  values ($1, $2::date, $3, $4, 1, $5, $6, $7)
  on conflict (machine_id, day, offline_goods_id) do update set title = $4, sold = old.sold + 1,
    money = old.money + $5, points = old.points + $6, gold = old.gold + $7`

const backText = `
  with day as (
    insert into machine_days as old (machine_id, day, refunds, money_back, points_back, gold_back)
    values ($1, $2::date, 1, $5, $6, $7)
    on conflict (machine_id, day) do update set refunds = old.refunds + 1,
      money_back = old.money_back + $5, points_back = old.points_back + $6,
      gold_back = old.gold_back + $7
  ), customer as (
    update machine_customers set money = money - $5 where user_id = $8 and machine_id = $1
  )
  insert into machine_goods_days as old
    (machine_id, day, offline_goods_id, title, refunds, money_back, points_back, gold_back)
  values ($1, $2::date, $3, $4, 1, $5, $6, $7)
  on conflict (machine_id, day, offline_goods_id) do update set refunds = old.refunds + 1,
    money_back = old.money_back + $5, points_back = old.points_back + $6,
    gold_back = old.gold_back + $7`

const of = ({ machineId, goodsId, title }: Sale, { money, points, gold }: Price, at: Date) => [
  ...[machineId, businessDay(at), goodsId, title],
  ...[money, points, gold],
]

/** It has come out and is paid for. Call it with the move of its order. */
export async function noteSold(tx: Db, sale: Sale, price: Price, at: Date): Promise<void> {
  await statement(tx, 'machine_sums_sold', soldText, [
    ...of(sale, price, at),
    ...[hourOf(at), sale.userId],
  ])
}

/** What was paid for something that came out goes back. */
export async function notePaidBack(tx: Db, sale: Sale, back: Price, at: Date): Promise<void> {
  await statement(tx, 'machine_sums_back', backText, [...of(sale, back, at), sale.userId])
}
