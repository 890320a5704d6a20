import { useEffect, useRef, useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { Question } from '@/blocks/form/Question'
import { AddressSheet } from '@/parts/address/AddressSheet'
import type { Detail } from '@/parts/seckill/seckill'
import { api } from '@/request/api'
import { Unable } from '@/request/errors'
import { useSubmit } from '@/request/useSubmit'
import { whileCrowded } from '@/request/whileCrowded'
import { Button } from '@/ui/button/Button'
import { Text } from '@/ui/text/Text'

const wordsOf = ({ session, left, mine }: Detail) => {
  if (mine === 'offered') return '接过来'
  if (session.state === 'ahead') return '先占位子'
  return left > 0 ? '抢一件' : '候补'
}

/** Asks whether it may be, then where it goes, and takes a place. */
export function Take({ detail }: { detail: Detail }) {
  const { item_id, title, machine } = detail
  const [reason, setReason] = useState('')
  const [asks, setAsks] = useState(false)
  const check = useSubmit(async () => {
    const told = await api.post('/tp5/api/ExchangeShop/OnlineSeckill/checkExchange', { item_id })
    setReason(told.reason)
    setAsks(told.reason === '')
  })
  // who went away or thought better of it is not put into the queue behind their back
  const wanted = useRef(false)
  const drop = () => {
    wanted.current = false
    setAsks(false)
  }
  useEffect(() => () => void (wanted.current = false), [])
  const push = useSubmit(async (address_id: number | undefined) => {
    const wish = { item_id, ...(address_id !== undefined && { address_id }) }
    wanted.current = true
    await whileCrowded(
      () => api.post('/tp5/api/ExchangeShop/OnlineSeckill/push', wish),
      () => wanted.current,
    )
    setAsks(false)
  })
  return (
    <>
      <CallError error={check.error ?? (reason ? new Unable(reason) : undefined)} />
      <Button shape="full" busy={check.busy} onPress={() => void check.submit()}>
        {wordsOf(detail)}
      </Button>
      {asks && machine && (
        <Question
          title={`到${machine.name}取？`}
          confirm="排队"
          act={{ ...push, submit: () => push.submit(undefined) }}
          onCancel={drop}
        >
          <Text size="sm" tone="ink2">
            {`抢到后 ${machine.minutes} 分钟内到机器前，用订单里的取货码拿；没去取，全额退回`}
          </Text>
        </Question>
      )}
      {asks && !machine && (
        <AddressSheet
          title={title}
          confirm="排队，寄到这里"
          busy={push.busy}
          error={push.error}
          onClose={drop}
          onChoose={(addressId) => void push.submit(addressId)}
        />
      )}
    </>
  )
}
