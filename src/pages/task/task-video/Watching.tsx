import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { imageUrl } from '@/hosts/imageUrl'
import { replace } from '@/navigation/go'
import { TaskHead } from '@/parts/task/TaskHead'
import { useCompleting } from '@/parts/task/useCompleting'
import { Film } from '@/platform/Film'
import { Button } from '@/ui/button/Button'
import { Progress } from '@/ui/progress/Progress'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { SumSheet } from './SumSheet'
import { useFilm } from './useFilm'
import styles from './Watching.module.scss'

interface WatchingProps {
  billUserId: string
  film: Out<'/tp5/api/AdTask/video'>
}

/** The film, how much of it counts so far, and what comes after it. */
export function Watching({ billUserId, film: told }: WatchingProps) {
  // what is told anew with every beat must not move the player
  const [film] = useState(told)
  const { title, advertiser, whole, questions, url, poster } = film
  const watch = useFilm(billUserId, film)
  const complete = useCompleting(billUserId)
  const { spent } = watch
  const then = questions > 0 ? `看完再答 ${questions} 道题` : '看完就能领奖励'
  const onward = {
    watch: undefined,
    answer: () => void replace('taskQuestion', { billuserid: billUserId }),
    done: () => void complete.submit(),
  }[spent.step as 'watch' | 'answer' | 'done']
  // what comes and goes beside a player in WeChat begins it anew: it stands by itself
  return (
    <View>
      <Stack inset>
        <View className={styles.film}>
          <Film
            id="task-film"
            src={imageUrl(url)}
            poster={poster && imageUrl(poster)}
            label={title}
            from={film.position}
            running={watch.wants}
            onMove={watch.move}
            onRun={watch.run}
            onEnd={watch.end}
            onError={watch.fail}
          />
        </View>
      </Stack>
      <Stack inset>
        <Progress
          label="看过的时间"
          value={spent.seconds}
          whole={whole}
          note={spent.left > 0 ? `还要看 ${spent.left} 秒` : '看够了'}
        />
        <CallError error={watch.error ?? complete.error} />
        {onward ? (
          <Button shape="full" busy={complete.busy} onPress={onward}>
            {spent.step === 'answer' ? '去答题' : '去领奖励'}
          </Button>
        ) : (
          <Button
            shape="full"
            kind={watch.running ? 'soft' : 'primary'}
            onPress={() => watch.toggle()}
          >
            {watch.running ? '暂停' : spent.seconds > 0 ? '接着看' : '开始看'}
          </Button>
        )}
        <Text size="sm" tone="ink2">
          {`切到别处会停表，回来接着算；快进不算。${then}。`}
        </Text>
        <TaskHead title={title} advertiser={advertiser} />
      </Stack>
      <View>
        {spent.ask === 1 && <SumSheet billUserId={billUserId} onAnswered={watch.answered} />}
      </View>
    </View>
  )
}
