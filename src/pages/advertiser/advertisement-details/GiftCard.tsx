import { useState } from 'react'
import { Question } from '@/blocks/form/Question'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { grouped } from '@/format/amount'
import type { Ad, AdGift } from '@/parts/advertiser/ads'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { Row } from '@/ui/row/Row'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { CodesSheet } from './CodesSheet'
import { GiftSheet } from './GiftSheet'

interface GiftCardProps {
  ad: Ad
  taskId: number
}

/** What the task gives beside its reward: the codes of a partner. */
export function GiftCard({ ad, taskId }: GiftCardProps) {
  const [writing, setWriting] = useState(false)
  const call = useRead('/tp5/api/AdGift/lists', { campaign_id: ad.campaign_id })
  const { data } = call
  if (!data) return <Unloaded call={call} outline={2} />
  const gift = data.list.find(({ task_id }) => task_id === taskId)
  const canWrite = data.editable === 1
  if (!gift && !canWrite) return null
  return (
    <>
      {gift ? (
        <Written
          gift={gift}
          ad={ad}
          open={data.open === 1}
          {...(canWrite && { onWrite: () => setWriting(true) })}
        />
      ) : (
        <Card bare>
          <Cell
            icon="gift"
            title="另送券码"
            value="做完再送一张券"
            onPress={() => setWriting(true)}
          />
        </Card>
      )}
      {writing && (
        <GiftSheet ad={ad} taskId={taskId} gift={gift} onClose={() => setWriting(false)} />
      )}
    </>
  )
}

interface WrittenProps {
  gift: AdGift
  ad: Ad
  /** Codes can be added. */
  open: boolean
  /** Its words can be changed, and it can be taken away. */
  onWrite?: () => void
}

function Written({ gift, ad, open, onWrite }: WrittenProps) {
  const [asked, setAsked] = useState<'codes' | 'remove'>()
  const { title, how, valid_until, codes, given, left, expired } = gift
  const close = () => setAsked(undefined)
  const which = { campaign_id: ad.campaign_id, task_id: gift.task_id }
  const remove = useSubmit(async () => {
    await api.post('/tp5/api/AdGift/remove', which)
    toast('不送了')
  })
  return (
    <Card>
      <Stack gap="s2">
        <SectionHead title="另送券码" {...(onWrite && { more: '修改', onMore: onWrite })} />
        <Facts
          facts={[
            { name: '送什么', value: title, strong: true },
            { name: '有效期到', value: expired === 1 ? `${valid_until}，已过期` : valid_until },
            { name: '券码', value: `共 ${grouped(codes)} 个` },
            { name: '送出', value: `${grouped(given)} 个` },
            { name: '还剩', value: `${grouped(left)} 个`, strong: true },
          ]}
        />
        {how.split('\n').map((line) => (
          <Text key={line} size="sm" tone="ink2">
            {line}
          </Text>
        ))}
        {codes === 0 && (
          <Text size="sm" tone="warn">
            还没有券码，邻居看不到这份券
          </Text>
        )}
        <Row>
          {open && (
            <Button kind="soft" shape="pill" icon="plus" onPress={() => setAsked('codes')}>
              加券码
            </Button>
          )}
          {onWrite && (
            <Button kind="outline" shape="pill" onPress={() => setAsked('remove')}>
              不送了
            </Button>
          )}
        </Row>
      </Stack>
      {asked === 'codes' && <CodesSheet which={which} onClose={close} />}
      <Question
        open={asked === 'remove'}
        title="不再另送券码？"
        confirm="不送了"
        danger
        act={remove}
        onCancel={close}
      >
        <Text tone="ink2">{`已经加的 ${codes} 个券码也会去掉。`}</Text>
      </Question>
    </Card>
  )
}
