import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { imageUrl } from '@/hosts/imageUrl'
import { Film } from '@/platform/Film'
import { useInFront } from '@/platform/inFront'
import { Unable } from '@/request/errors'
import { Button } from '@/ui/button/Button'
import { Progress } from '@/ui/progress/Progress'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { leftAt, type Ticket } from './films'
import styles from './FilmSheet.module.scss'
import type { Finish } from './useFilm'

interface FilmSheetProps {
  ticket: Ticket
  finish: Finish
}

/** A film of the house over the page: it is seen as it runs, and left only by who means it. */
export function FilmSheet({ ticket: { source, seconds, points }, finish }: FilmSheetProps) {
  const [wants, setWants] = useState(true)
  const [position, setPosition] = useState(0)
  const [leaving, setLeaving] = useState(false)
  const [failed, setFailed] = useState<unknown>()
  const inFront = useInFront()
  useEffect(() => {
    if (!inFront) setWants(false)
  }, [inFront])
  const left = leftAt(seconds, position)
  const leave = () => {
    if (left === 0) return void finish.submit(1)
    setWants(false)
    setLeaving(true)
  }
  const goOn = () => {
    setLeaving(false)
    setWants(true)
  }
  // what comes and goes beside a player in WeChat begins it anew: it stands by itself
  return (
    <Sheet open title="看视频领积分" onClose={leave}>
      <View className={styles.film}>
        <Film
          id="rewarded-film"
          src={imageUrl(source)}
          poster=""
          label="邻集的短片"
          from={0}
          running={wants}
          onMove={(at) => setPosition((before) => Math.max(before, at))}
          onRun={setWants}
          onEnd={() => setPosition(seconds)}
          onError={() => setFailed(new Unable('视频没有放出来，请检查网络再试'))}
        />
      </View>
      <View>
        <Stack>
          <Progress
            label="看过的时间"
            value={seconds - left}
            whole={seconds}
            note={left > 0 ? `还要看 ${left} 秒` : '看够了'}
          />
          <CallError error={finish.error ?? failed} />
          {leaving && <Text>现在离开，这个视频就没有积分了</Text>}
          {left === 0 && (
            <Button shape="full" busy={finish.busy} onPress={() => void finish.submit(1)}>
              {`领 ${points} 积分`}
            </Button>
          )}
          {left > 0 && !wants && (
            <Button shape="full" onPress={goOn}>
              接着看
            </Button>
          )}
          {leaving && (
            <Button
              kind="soft"
              shape="full"
              busy={finish.busy}
              onPress={() => void finish.submit(0)}
            >
              不看了
            </Button>
          )}
        </Stack>
      </View>
    </Sheet>
  )
}
