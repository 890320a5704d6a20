import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Reader } from '@/ui/chart/Reader'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { Report } from './health'
import styles from './Night.module.scss'
import lines from './Points.module.scss'

type Told = Report['nights'][number]
type Span = Told['spans'][number]

const colours: Readonly<Record<Span['stage'], string | undefined>> = {
  awake: styles.awake,
  dream: styles.dream,
  light: styles.light,
  deep: styles.deep,
  none: undefined,
}

/** So many lines are read at a glance. */
const few = 6

/** A night first in a sentence, then in lines, then as a band by time. */
export function Night({ night }: { night: Told }) {
  return (
    <Card>
      <SectionHead title="这一晚怎么睡的" />
      <Stack>
        <Text strong>{night.sentence}</Text>
        <Spans night={night} />
        <Lanes night={night} />
        <Text size="sm" tone="ink2">
          {`${night.device}记的，空着的地方没有记录`}
        </Text>
      </Stack>
    </Card>
  )
}

const spoken = ({ when, name, text, stage }: Span): string =>
  stage === 'none' ? `${when}，${text}没有记录` : `${when}，${name} ${text}`

/** One after the other, as they came. */
function Spans({ night: { spans } }: { night: Told }) {
  const [whole, setWhole] = useState(false)
  return (
    <View>
      <View role="table" aria-label="一段一段看">
        {(whole ? spans : spans.slice(0, few)).map(({ after, when, name, text, stage }) => (
          <View key={after} className={lines.line} role="row">
            <View className={lines.name} role="rowheader">
              {when}
            </View>
            <View className={lines.value} role="cell">
              <Text tone={stage === 'none' ? 'ink3' : 'ink'} strong={stage !== 'none'}>
                {`${name} ${text}`}
              </Text>
            </View>
          </View>
        ))}
      </View>
      {spans.length > few && !whole && (
        <Button kind="text" shape="full" onPress={() => setWhole(true)}>
          {`全部 ${spans.length} 段`}
        </Button>
      )}
    </View>
  )
}

/** A lane for each stage from awake to deep, its whole at its end; a gap has no ground either. */
function Lanes({ night }: { night: Told }) {
  const { spans, totals, minutes, from, to, sentence } = night
  const [chosen, setChosen] = useState<number>()
  const placeOf = ({ after, minutes: long }: Span) => ({
    left: `${(after / minutes) * 100}%`,
    width: `${(long / minutes) * 100}%`,
  })
  return (
    <View>
      <View role="img" aria-label={`按时间看：${sentence}`}>
        {totals.map(({ stage, name, text }) => (
          <View key={stage} className={styles.stage}>
            <View className={styles.words}>
              <View>{name}</View>
              <View>{text}</View>
            </View>
            <View className={styles.lane}>
              {spans.map((span, nth) =>
                span.stage === 'none' ? null : (
                  <View
                    key={span.after}
                    className={`${styles.span} ${span.stage === stage ? colours[stage] : ''}`}
                    style={placeOf(span)}
                    onClick={() => setChosen(nth)}
                  />
                ),
              )}
            </View>
          </View>
        ))}
        <View className={styles.words}>
          <View>{from}</View>
          <View>{to}</View>
        </View>
      </View>
      <Reader title="这一晚" values={spans.map(spoken)} chosen={chosen} onChoose={setChosen} />
    </View>
  )
}
