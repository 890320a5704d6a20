import { useState } from 'react'
import { back } from '@/navigation/go'
import { locate } from '@/platform/location'
import { toast } from '@/platform/toast'
import { useRead } from '@/cache/useRead'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Ask } from './Ask'
import { MyVillage } from './MyVillage'
import { type Village, Villages } from './Villages'
import { VillageSheet } from './VillageSheet'

export default function GetLocation() {
  const [refused, setRefused] = useState(false)
  const [looked, lookAt] = useState<Village>()
  const { data: membership = null } = useRead('/tp5/api/Village/mine', {}, { member: true })
  const { submit, busy } = useSubmit(async () => {
    const position = await locate()
    setRefused(!position)
    if (!position) return
    session.locate(position)
    await leave('已按您的位置找到最近的村')
  })
  return (
    <Screen route="getLocation">
      <Stack inset>
        {membership && <MyVillage membership={membership} />}
        <Ask refused={refused} busy={busy} onAsk={() => void submit()} />
        <Villages onChoose={lookAt} />
      </Stack>
      {looked && (
        <VillageSheet
          village={looked}
          membership={membership}
          onClose={() => lookAt(undefined)}
          onJoined={() => void look(looked, `${looked.name}是您的村了`)}
          onLook={() => void look(looked, `已切换到${looked.name}`)}
        />
      )}
    </Screen>
  )
}

/** Everything is shown as from there; where the phone is stays what it is. */
function look({ name, latitude, longitude }: Village, words: string): Promise<void> {
  // even the same village once more is another look at home
  session.lookAt({ name, latitude, longitude })
  return leave(words)
}

async function leave(words: string): Promise<void> {
  await back()
  toast(words)
}
