import { View } from '@tarojs/components'
import { useState } from 'react'
import { locate } from '@/platform/location'
import { openPositionSettings, positionHelp } from '@/platform/permission'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'
import { ReasonStrip } from '@/ui/notice/ReasonStrip'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import styles from './PositionHint.module.scss'

/** Nobody knows how far the machines are: why that is asked, and what to do after a no. */
export function PositionHint() {
  const [refused, setRefused] = useState(false)
  const { submit, busy } = useSubmit(async () => {
    if (refused && openPositionSettings && !(await openPositionSettings())) return
    const position = await locate()
    setRefused(!position)
    if (position) session.locate(position)
  })
  return (
    <Stack>
      <View className={styles.strip}>
        <ReasonStrip
          reason={refused ? '没有拿到位置，按编号排列' : '打开位置，最近的机器排在前面'}
          way={wordsOf(busy, refused)}
          onWay={() => void submit()}
        />
      </View>
      {refused && (
        <Text size="sm" tone="ink3">{`${positionHelp}。不打开也能用，可以搜索机器。`}</Text>
      )}
    </Stack>
  )
}

const wordsOf = (busy: boolean, refused: boolean) => {
  if (busy) return '正在找…'
  return refused && openPositionSettings ? '去设置' : refused ? '再试一次' : '打开位置'
}
