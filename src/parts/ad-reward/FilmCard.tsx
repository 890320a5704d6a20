import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CallError } from '@/blocks/form/CallError'
import { go } from '@/navigation/go'
import { PersonCheck } from '@/parts/fairness/PersonCheck'
import { momentIn } from '@/request/clock'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { useSeconds } from '@/ui/countdown/useSeconds'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'
import { AdPageSheet } from './AdPageSheet'
import { noteOf } from './films'
import { FilmSheet } from './FilmSheet'
import { useFilm } from './useFilm'
import { useFilms } from './useFilms'

/** Points for a film that somebody sees of their own accord; nothing where there are none. */
export const FilmCard = observer(function FilmCard() {
  const { data: films, at } = useFilms()
  const { shown, begin, finish, close } = useFilm()
  const until = films ? momentIn(films.wait, at) : 0
  const wait = Math.max(0, until - useSeconds(until))
  if (!films || films.state === 'closed') return null
  const { state, points } = films
  const watch = session.signedIn ? () => void begin.submit() : () => void go('login')
  const words = session.signedIn ? '看视频' : '登录看视频'
  return (
    <Card>
      <Media
        wrap
        start={<Icon name="video" tone="entry" />}
        end={
          state === 'open' && (
            <Button shape="pill" busy={begin.busy} disabled={wait > 0} onPress={watch}>
              {wait > 0 ? `${wait} 秒后再看` : words}
            </Button>
          )
        }
      >
        <Text strong>{`看视频，得 ${points} 积分`}</Text>
        <Text size="sm" tone="ink2">
          {noteOf(films)}
        </Text>
      </Media>
      <CallError error={begin.error} />
      <PersonCheck error={begin.error} onShown={() => void begin.submit()} />
      <View>
        {shown?.way === 'film' && <FilmSheet ticket={shown} finish={finish} />}
        {shown?.way === 'web' && <AdPageSheet ticket={shown} finish={finish} onClose={close} />}
      </View>
    </Card>
  )
})
