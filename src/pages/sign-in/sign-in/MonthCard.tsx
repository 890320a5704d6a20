import { View } from '@tarojs/components'
import { useState } from 'react'
import { observer } from 'mobx-react'
import { useRead } from '@/cache/useRead'
import { Unloaded } from '@/blocks/state/Unloaded'
import { dayWords } from '@/parts/sign-in/signing'
import { appearance } from '@/session/appearance'
import { monthOf, monthsLater, two } from '@/ui/calendar/monthDays'
import { Button } from '@/ui/button/Button'
import { IconButton } from '@/ui/button/IconButton'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { MakeUp } from './MakeUp'
import { MonthDays } from './MonthDays'

/** Six weeks of a month. */
const height = '320px'

const moved = (month: string, by: number): string => {
  const to = monthsLater(monthOf(`${month}-01`), by)
  return `${to.year}-${two(to.month)}`
}

/** A month of days; those that were missed a while ago may be tapped. */
export const MonthCard = observer(function MonthCard() {
  const { elder } = appearance
  const [chosen, setChosen] = useState<string>()
  const [missed, setMissed] = useState<string>()
  const call = useRead('/tp5/api/UserSignIn/lists', chosen ? { month: chosen } : {})
  const now = useRead('/tp5/api/UserSignIn/lists').data
  const month = chosen ?? now?.last ?? ''
  const { year, month: number } = monthOf(`${month}-01`)
  const makeUp = now?.make_up
  return (
    <Card>
      <Row justify="between" wrap>
        <Text strong heading={2}>
          {month ? `${year} 年 ${number} 月` : '\u00a0'}
        </Text>
        <Row gap="s1">
          <Text size="sm" tone="ink2">
            {makeUp ? `本月还能补 ${makeUp.left} 次` : '\u00a0'}
          </Text>
          {now && month > now.first && (
            <IconButton icon="left" label="上个月" onPress={() => setChosen(moved(month, -1))} />
          )}
          {now && month < now.last && (
            <IconButton icon="right" label="下个月" onPress={() => setChosen(moved(month, 1))} />
          )}
        </Row>
      </Row>
      <View>
        {call.data && <MonthDays days={call.data.days} onMissed={elder ? undefined : setMissed} />}
        <Unloaded call={call} outline={<Skeleton height={height} />} />
      </View>
      {/* seven in a row are too narrow to be tapped in large type */}
      {elder && (
        <Stack gap="s2">
          {call.data?.days
            .filter(({ state }) => state === 'mendable')
            .map(({ day }) => (
              <Button key={day} kind="soft" shape="full" onPress={() => setMissed(day)}>
                {`补签 ${dayWords(day)}`}
              </Button>
            ))}
        </Stack>
      )}
      {missed && makeUp && (
        <MakeUp day={missed} rule={makeUp} onClose={() => setMissed(undefined)} />
      )}
    </Card>
  )
})
