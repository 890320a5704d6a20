import { Choices } from '@/blocks/list/Choices'
import { ListSearch } from '@/blocks/list/ListSearch'
import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { ShopCard } from '@/parts/merchant/ShopCard'
import { Button } from '@/ui/button/Button'
import { SelectField } from '@/ui/field/SelectField'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'

const everywhere = 'all'

/** Shops of the neighbourhood, the nearest first, or those of a village. */
export default function MerchantList() {
  const [village, setVillage] = useKept<string>('village', everywhere)
  const [words, setWords] = useKept('words', '')
  const options = useRead('/tp5/api/VillageEnter/options', {}, { alike: true })
  const paged = usePaged('/tp5/api/VillageEnter/page', {
    ...(village !== everywhere && { village_id: Number(village) }),
    ...(words !== '' && { words }),
  })
  const villages = options.data?.villages ?? []
  const action = (
    <Foot>
      <Button kind="outline" shape="full" onPress={() => void go('merchantSettle')}>
        我也要入驻
      </Button>
    </Foot>
  )
  const header = (
    <Stack inset>
      <ListSearch hint="店名" words={words} onSearch={setWords} />
      <SelectField
        label="哪个村的店"
        options={[
          { value: everywhere, label: '所有村' },
          ...villages.map(({ village_id, name }) => ({ value: String(village_id), label: name })),
        ]}
        value={village}
        onChange={setVillage}
      />
    </Stack>
  )
  return (
    <Screen route="merchantList" action={action}>
      <Choices
        paged={paged}
        header={header}
        empty={<Empty title="没有这样的店" text="换个村或者换个店名看看" />}
      >
        {(shop) => <ShopCard key={shop.merchant_id} shop={shop} />}
      </Choices>
    </Screen>
  )
}
