import { useState } from 'react'
import type { SlotDetail, Take } from '@/parts/machine/machine'
import { obstacleOf, payFor } from '@/parts/machine/obstacle'
import { PresenceSheet } from '@/parts/machine/presence/PresenceSheet'
import { TakeBar } from '@/parts/machine/TakeBar'
import { grouped } from '@/format/amount'
import { currencyName, type ExchangeType } from '@/format/currency'
import { checkAgain } from '@/request/useOnce'
import { signInFirst, useTake } from './useTake'

interface ExchangeBarProps {
  detail: SlotDetail
  type: ExchangeType
  onChanged: () => Promise<void>
}

export function ExchangeBar({ detail, type, onChanged }: ExchangeBarProps) {
  const [asking, setAsking] = useState(false)
  const { submit, busy, error, missing, checkLast } = useTake(detail, type, onChanged)
  const pay = payFor('exchange', type)
  const take = (how: Take) => {
    setAsking(false)
    void submit(how)
  }
  return (
    <>
      <TakeBar
        detail={detail}
        way="exchange"
        obstacle={missing ? null : obstacleOf({ detail, pay })}
        text={missing ? checkAgain : `确认，扣 ${grouped(detail.goods[pay])} ${currencyName(type)}`}
        hint={missing ?? '站在机器前现在出货，或者先下单稍后来取'}
        busy={busy}
        error={missing ? undefined : error}
        onTake={() => {
          if (missing) checkLast()
          else if (detail.mine) setAsking(true)
          else void signInFirst(detail, type)
        }}
      />
      {asking && detail.mine && (
        <PresenceSheet
          machine={detail.machine}
          deed="现在出货"
          standing={detail.mine.standing > 0}
          onHere={() => take('now')}
          later={{ kept: detail.mine.kept, onLater: () => take('later') }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
