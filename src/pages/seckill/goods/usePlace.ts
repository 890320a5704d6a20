import { useEffect, useRef } from 'react'
import { useEvery } from '@/cache/useEvery'
import { type Read, useRead } from '@/cache/useRead'
import { replace } from '@/navigation/go'
import type { Detail, Place } from '@/parts/seckill/seckill'
import { useIdentity } from '@/session/useIdentity'

/** Where I stand, asked for as often as the server says; who gets a piece is led to it. */
export function usePlace({ item_id }: Pick<Detail, 'item_id'>): Read<Place> {
  const signedIn = useIdentity() !== ''
  const call = useRead(
    '/tp5/api/ExchangeShop/OnlineSeckill/pushResult',
    signedIn ? { item_id } : null,
  )
  const { data, look } = call
  const pause = data?.ask_after ?? 0
  useEvery(pause || 1000, look, pause > 0)
  const waited = useRef(false)
  const state = data?.state
  const orderSn = data?.order_sn ?? ''
  useEffect(() => {
    if (state !== undefined && state !== 'ordered') waited.current = true
    if (state !== 'ordered' || !waited.current) return
    waited.current = false
    void replace('seckillSuccess', { order_sn: orderSn })
  }, [state, orderSn])
  return call
}
