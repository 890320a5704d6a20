import { allOf } from '@/cache/allOf'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Stack } from '@/ui/stack/Stack'
import { Segmented } from '@/ui/tabs/Segmented'
import { Foot } from '@/blocks/screen/Foot'
import { Button } from '@/ui/button/Button'
import { Packages } from './Packages'
import { Services } from './Services'

type Shown = 'services' | 'packages'

const choices = [
  { value: 'services' as const, text: '到店服务' },
  { value: 'packages' as const, text: '套餐' },
]

/** What the shop does at its counter, and what is sold for it. */
export default function MerchantOffers() {
  const [shown, setShown] = useKept<Shown>('shown', 'services')
  const services = useRead('/tp5/api/VillageEnter/serviceLists')
  const packages = useRead('/tp5/api/VillageEnter/packageLists')
  const shop = useRead('/tp5/api/VillageEnter/shop')
  if (!services.data || !packages.data || !shop.data) {
    const call = allOf(services, packages, shop)
    return <UnloadedStaffScreen route="merchantOffers" call={call} rows={5} />
  }
  const owner = shop.data.owner === 1
  const write = () => go(shown === 'services' ? 'merchantService' : 'merchantPackage', {})
  const action = owner ? (
    <Foot>
      <Button shape="full" onPress={() => void write()}>
        {shown === 'services' ? '写一项服务' : '写一个套餐'}
      </Button>
    </Foot>
  ) : undefined
  return (
    <StaffScreen route="merchantOffers" action={action}>
      <Stack inset>
        <Segmented label="看什么" choices={choices} value={shown} onChoose={setShown} />
        {shown === 'services' ? (
          <Services list={services.data.list} owner={owner} />
        ) : (
          <Packages {...packages.data} owner={owner} />
        )}
      </Stack>
    </StaffScreen>
  )
}
