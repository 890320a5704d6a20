import { View } from '@tarojs/components'
import { useState } from 'react'
import { grouped } from '@/format/amount'
import { fullTime } from '@/format/date'
import { DoneAgain } from '@/parts/draw/DoneAgain'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { Draw, Receipt } from '../campaign'

const numbers = ({ from, to }: Draw['lots'][number]): string => {
  if (to === 0) return '这次没有'
  return from === to ? grouped(from) : `${grouped(from)} – ${grouped(to)}`
}

/** Where the number fell, so that everybody can look it up. */
function Lots({ draw: { lots } }: { draw: Draw }) {
  return (
    <Facts
      facts={lots.map((lot) => ({
        name: lot.drawn === 1 ? `${lot.name} · 抽中` : lot.name,
        value: numbers(lot),
        strong: lot.drawn === 1,
      }))}
    />
  )
}

/** How this one was drawn, with every number that it takes to do it again. */
export function HowDrawn({ receipt: { draw, rule_version } }: { receipt: Receipt }) {
  const [open, setOpen] = useState(false)
  if (!draw) return null
  return (
    <>
      <Card bare>
        <Cell
          icon="info"
          title="这一份是怎么抽的"
          value={`抽到 ${grouped(draw.place)} 号`}
          onPress={() => setOpen(true)}
        />
      </Card>
      <Sheet open={open} title="这一份是怎么抽的" onClose={() => setOpen(false)}>
        <Stack gap="s2">
          <Text tone="ink2">
            {`${fullTime(new Date(draw.drawn_at))}，${draw.check ? '由当天的随机数和您自己的随机数算出，' : '服务器随机取的，'}从 1 到 ${grouped(draw.total)} 里的一个号：`}
          </Text>
          <Text size="xl" strong>
            {`${grouped(draw.place)} 号`}
          </Text>
          <Text tone="ink2">
            {draw.promised ? '这一次轮到保底，只在保底的奖品里抽：' : '每样奖品占这些号：'}
          </Text>
          <View>
            <Lots draw={draw} />
          </View>
          <Text size="sm" tone="ink3">
            {`按第 ${rule_version} 版规则、第 ${draw.odds_version} 版概率（${fullTime(new Date(draw.published_at))} 公布）。`}
          </Text>
          <Text size="sm" tone={draw.sound ? 'ok' : 'danger'} strong>
            {draw.sound ? '按记录重新算过，结果一致。' : '和记录对不上，请联系客服。'}
          </Text>
          {draw.check && (
            <>
              <SectionHead title="自己核对" />
              <Text size="sm" tone="ink3">
                位置从 0 数起，比号码小 1。
              </Text>
              <DoneAgain told={draw.check} />
            </>
          )}
        </Stack>
      </Sheet>
    </>
  )
}
