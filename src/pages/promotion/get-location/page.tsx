import { useState } from 'react'
import { back } from '@/navigation/go'
import { locate } from '@/platform/location'
import { toast } from '@/platform/toast'
import { useSubmit } from '@/request/useSubmit'
import { type Position, session } from '@/session/session'
import { Screen } from '@/ui/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Ask } from './Ask'
import { Villages } from './Villages'

export default function GetLocation() {
  const [refused, setRefused] = useState(false)
  const { submit, busy } = useSubmit(async () => {
    const position = await locate()
    setRefused(!position)
    if (position) await stand(position, '已按您的位置找到最近的村')
  })
  return (
    <Screen route="getLocation">
      <Stack inset>
        <Ask refused={refused} busy={busy} onAsk={() => void submit()} />
        <Villages onChoose={({ name, ...position }) => void stand(position, `已切换到${name}`)} />
      </Stack>
    </Screen>
  )
}

async function stand(position: Position, words: string): Promise<void> {
  session.locate(position)
  await back()
  toast(words)
}
