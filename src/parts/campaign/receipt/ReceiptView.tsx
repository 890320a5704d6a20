import { View } from '@tarojs/components'
import { useState } from 'react'
import { AddressSheet } from '@/parts/address/AddressSheet'
import { Result } from '@/blocks/result/Result'
import { grouped } from '@/format/amount'
import { fullTime } from '@/format/date'
import { priceLine } from '@/format/price'
import { follow, go, relaunch } from '@/navigation/go'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import type { Receipt } from '../campaign'
import { HowDrawn } from './HowDrawn'
import { ReceiptCode } from './ReceiptCode'
import styles from './receipt.module.scss'

interface ReceiptViewProps {
  receipt: Receipt
  onChanged: () => void
}

const unit = { points: '积分', gold: '金币' }

/** Some prizes say what they are worth, others what they are. */
const worthOf = (value: string) => {
  const [, worth] = /^价值\s*(.+)$/.exec(value) ?? []
  return worth ? { name: '价值', value: worth } : { name: '内容', value }
}

const paidWords = ({ points, gold, money: cents }: NonNullable<Receipt['paid']>) =>
  priceLine({ points, gold, cents })

const factsOf = ({ paid, name, value, type, amount, ...rest }: Receipt) => [
  { name: paid ? '商品' : '奖品', value: name, strong: true },
  ...(paid ? [{ name: '付了', value: paidWords(paid) }] : []),
  ...(type === 'points' || type === 'gold'
    ? [{ name: '到账', value: `${grouped(amount)} ${unit[type]}` }]
    : [worthOf(value)]),
  { name: paid ? '购买手机号' : '领取手机号', value: rest.phone },
  { name: paid ? '购买时间' : '领取时间', value: fullTime(new Date(rest.received_at)) },
  ...(rest.expires_at ? [{ name: '有效期至', value: fullTime(new Date(rest.expires_at)) }] : []),
]

const titles: Record<Receipt['state'], string> = {
  waiting: '抽中了',
  done: '领到了',
  returned: '已经退回',
}

export function ReceiptView({ receipt, onChanged }: ReceiptViewProps) {
  const { together, success } = receipt
  const { receipt_id, name, campaign, state, state_text, code, how, next } = receipt
  const [asking, setAsking] = useState(false)
  const { submit, busy, error } = useSubmit(async (address_id: number) => {
    await api.post('/tp5/api/Campaign/address', { receipt_id, address_id })
    setAsking(false)
    onChanged()
  })
  const waiting = state === 'waiting'
  return (
    <>
      <Result
        title={receipt.paid && state === 'done' ? '买好了' : titles[state]}
        text={waiting ? state_text : campaign}
        facts={factsOf(receipt)}
      >
        {code && <ReceiptCode code={code} />}
        {waiting && (
          <Button shape="full" onPress={() => setAsking(true)}>
            填写收货地址
          </Button>
        )}
        {!waiting && next.link && (
          <Button shape="full" onPress={() => void follow(next.link)}>
            {next.text}
          </Button>
        )}
        <Button kind="outline" shape="full" onPress={() => void go('received')}>
          我领到的
        </Button>
        <Button kind="text" shape="full" onPress={() => void relaunch('index')}>
          回首页
        </Button>
      </Result>
      {together.length > 0 && (
        <View className={styles.page}>
          <Card bare>
            <View className={styles.head}>
              <SectionHead title="一起领到的" />
            </View>
            {together.map((other) => (
              <Cell
                key={other.receipt_id}
                icon="gift"
                title={other.name}
                value={other.value}
                onPress={() => void follow(`${success}?receipt_id=${other.receipt_id}`)}
              />
            ))}
          </Card>
        </View>
      )}
      {receipt.draw && (
        <View className={styles.page}>
          <HowDrawn receipt={receipt} />
        </View>
      )}
      <View className={styles.page}>
        <Card>
          <SectionHead title="怎么用" />
          {how.map((line) => (
            <View key={line} className={styles.how}>
              {line}
            </View>
          ))}
        </Card>
      </View>
      {asking && (
        <AddressSheet
          title={name}
          busy={busy}
          error={error}
          onClose={() => setAsking(false)}
          onChoose={(id) => void submit(id)}
        />
      )}
    </>
  )
}
