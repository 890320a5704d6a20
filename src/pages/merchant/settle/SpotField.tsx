import { useState } from 'react'
import type { Spot } from '@/parts/merchant/applyDraft'
import { locate } from '@/platform/location'
import { positionHelp } from '@/platform/permission'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface SpotFieldProps {
  spot: Spot | null
  /** What becomes of it without. */
  otherwise: string
  onFound: (spot: Spot) => void
}

/** Who stands in the shop lets the phone say where it is. */
export function SpotField({ spot, otherwise, onFound }: SpotFieldProps) {
  const [refused, setRefused] = useState(false)
  const find = useSubmit(async () => {
    const found = await locate()
    setRefused(!found)
    if (found) onFound({ latitude: found.latitude, longitude: found.longitude })
  })
  const words = spot ? '位置记下了，邻居能按它找到店' : otherwise
  return (
    <Stack gap="s1">
      <Button
        kind="soft"
        shape="full"
        icon="pin"
        busy={find.busy}
        onPress={() => void find.submit()}
      >
        {spot ? '重新定位' : '我在店里，用现在的位置'}
      </Button>
      <Text size="sm" tone="ink3">
        {refused ? `没有拿到位置。${positionHelp}` : words}
      </Text>
    </Stack>
  )
}
