import { useRead } from '@/cache/useRead'
import { distance } from '@/format/distance'
import { locate } from '@/platform/location'
import { toast } from '@/platform/toast'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { FieldError } from '@/ui/field/FieldError'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface Place {
  latitude: number
  longitude: number
}

interface PlaceFieldProps {
  place: Place | null
  name: string
  /** The one that is changed. */
  leadId: string | undefined
  error?: string | undefined
  onPlace: (place: Place) => void
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** Where it is, and what lies around it: whether somebody has it already shows before it is sent. */
export function PlaceField({ place, name, leadId, error, onPlace }: PlaceFieldProps) {
  const find = useSubmit(async () => {
    const found = await locate()
    if (!found) {
      toast('没有拿到位置，请在系统设置里允许定位')
      return
    }
    session.locate(found)
    onPlace({ latitude: rounded(found.latitude), longitude: rounded(found.longitude) })
  })
  const near = useRead(
    '/tp5/api/Map/helper',
    place && {
      ...place,
      ...(name !== '' && { name }),
      ...(leadId !== undefined && { lead_id: leadId }),
    },
  )
  return (
    <Card>
      <Stack gap="s2">
        <Text strong>位置</Text>
        <Text size="sm" tone="ink2">
          {place
            ? `北纬 ${place.latitude}，东经 ${place.longitude}`
            : '站到要放机器的地方，点下面的按钮'}
        </Text>
        <Button
          kind={place ? 'outline' : 'soft'}
          icon="pin"
          busy={find.busy}
          onPress={() => void find.submit()}
        >
          {place ? '换成我现在的位置' : '用我现在的位置'}
        </Button>
        <FieldError text={error} />
        {near.data?.known && <Text tone="danger">{`${near.data.known}，不能重复登记`}</Text>}
        {near.data?.near.slice(0, 3).map(({ key, name: other, note, distance: metres }) => (
          <Cell key={key} icon="info" title={`${other} ${note}`} value={distance(metres)} />
        ))}
        {near.data?.near.length === 0 && (
          <Text size="sm" tone="ink3">
            附近 3 公里没有别的点位
          </Text>
        )}
      </Stack>
    </Card>
  )
}
