import { View } from '@tarojs/components'
import { useEffect, useRef } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { AdPage } from '@/platform/AdPage'
import { isRefusal } from '@/request/refusalCodes'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { Ticket } from './films'
import styles from './FilmSheet.module.scss'
import type { Finish } from './useFilm'

const every = 3000

interface AdPageSheetProps {
  ticket: Ticket
  finish: Finish
  onClose: () => void
}

/** The page of an ad platform: it tells the server when the film was seen, and the app asks whether it has. */
export function AdPageSheet({ ticket: { source, points }, finish, onClose }: AdPageSheetProps) {
  const ask = useRef(finish.submit)
  ask.current = finish.submit
  const over = isRefusal(finish.error, 'filmLapsed')
  useEffect(() => {
    if (over) return
    const timer = setInterval(() => void ask.current(1), every)
    return () => clearInterval(timer)
  }, [over])
  return (
    <Sheet open title="看视频领积分" onClose={onClose}>
      <Stack>
        <View className={styles.page}>
          <AdPage src={source} label="广告视频" />
        </View>
        <CallError error={finish.error} />
        <Text size="sm" tone="ink2">
          {`视频由广告平台播放，看完以后 ${points} 积分自动到账`}
        </Text>
      </Stack>
    </Sheet>
  )
}
