import { View } from '@tarojs/components'
import { useState } from 'react'
import { AddressSheet } from '@/parts/address/AddressSheet'
import { Result } from '@/blocks/result/Result'
import { grouped } from '@/format/amount'
import { fullTime } from '@/format/date'
import { follow, relaunch } from '@/navigation/go'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import type { Receipt } from '../campaign'
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

const factsOf = ({ name, value, type, amount, phone, received_at, expires_at }: Receipt) => [
  { name: '奖品', value: name, strong: true },
  ...(type === 'points' || type === 'gold'
    ? [{ name: '到账', value: `${grouped(amount)} ${unit[type]}` }]
    : [worthOf(value)]),
  { name: '领取手机号', value: phone },
  { name: '领取时间', value: fullTime(new Date(received_at)) },
  ...(expires_at ? [{ name: '有效期至', value: fullTime(new Date(expires_at)) }] : []),
]

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
        title={waiting ? '抽中了' : '领到了'}
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
        <Button kind="outline" shape="full" onPress={() => void relaunch('index')}>
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
