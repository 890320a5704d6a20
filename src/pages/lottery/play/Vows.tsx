import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { ListEnd } from '@/blocks/list/ListEnd'
import { useClosed } from '@/cache/useClosed'
import { usePaged } from '@/cache/usePaged'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { useIdentity } from '@/session/useIdentity'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { Media } from '@/ui/media/Media'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { useHeld } from './useHeld'

const few = 8

/** What people wish for, and my own. */
export function Vows({ moving }: { moving: boolean }) {
  const signedIn = useIdentity() !== ''
  const closed = useClosed()
  const [unfolded, setUnfolded] = useState(false)
  const { loadMore, reload, ...newest } = usePaged('/tp5/api/TigerActivity/vows', {})
  const { rows, state } = useHeld(newest, moving)
  const like = useSubmit((vow_id: string) => api.post('/tp5/api/TigerActivity/like', { vow_id }))
  const folded = !unfolded && rows.length > few
  const vows = folded ? rows.slice(0, few) : rows
  const readOn = () => {
    if (folded) setUnfolded(true)
    else void (rows.length > 0 ? loadMore() : reload())
  }
  return (
    <Card>
      <SectionHead title="心愿墙" />
      <Stack>
        {signedIn && !closed('userText') && <MyVow />}
        <CallError error={like.error} />
        {vows.map(({ vow_id, name, words, likes, liked }) => (
          <Media
            key={vow_id}
            end={
              <Button
                kind="text"
                shape="pill"
                disabled={!signedIn || liked === 1}
                label={`给${name}的心愿点赞，已有 ${likes} 个`}
                onPress={() => void like.submit(vow_id)}
              >
                {`赞 ${likes}`}
              </Button>
            }
          >
            <Text size="sm">{`${name}：${words}`}</Text>
          </Media>
        ))}
        {vows.length === 0 && state === 'end' && (
          <Text size="sm" tone="ink2">
            还没有人许愿
          </Text>
        )}
        {(folded || state !== 'end') && (
          <ListEnd state={folded ? 'ready' : state} onMore={readOn} />
        )}
      </Stack>
    </Card>
  )
}

function MyVow() {
  const form = useForm({ words: '' }, ({ words }) => ({
    words: words.trim() === '' ? '写下您的心愿' : undefined,
  }))
  const vow = useSubmit(async (words: string) => {
    const { state_text } = await api.post('/tp5/api/TigerActivity/vow', { words })
    form.reset('words')
    toast(state_text)
  })
  const submit = () => {
    const filled = form.check()
    if (filled) void vow.submit(filled.words)
  }
  return (
    <Stack gap="s2">
      <Field label="我的心愿" maxLength={60} {...form.field('words')} />
      <CallError error={vow.error} />
      <Button kind="soft" shape="full" busy={vow.busy} onPress={submit}>
        许愿
      </Button>
    </Stack>
  )
}
