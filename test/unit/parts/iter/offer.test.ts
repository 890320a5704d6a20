import { endOf, faultsOf, offerOf, type OfferTyped, termsAsked } from '@/parts/iter/offerTyped'

const typed: OfferTyped = {
  ...{ kind: 'percent', start: '20270131', months: 12 },
  ...{ rent: '', placePhone: '', placePart: '' },
}

test('a contract ends the day before the same day so many months on', () => {
  expect(endOf('2027-01-01', 12)).toBe('2027-12-31')
  expect(endOf('2027-03-15', 6)).toBe('2027-09-14')
  expect(endOf('2027-08-31', 6)).toBe('2028-02-28')
})

test('a contract without a place is offered to the owners alone', () => {
  expect(offerOf('LJ-0107', typed)).toEqual({
    ...{ machine_sn: 'LJ-0107', kind: 'percent' },
    ...{ starts_on: '2027-01-31', ends_on: '2028-01-30' },
  })
})

test('phone and part of a place belong together', () => {
  expect(faultsOf({ ...typed, placePhone: '13800000011' }).placePart).toBeDefined()
  expect(faultsOf({ ...typed, placePart: '5' }).placePhone).toBeDefined()
  const whole = { ...typed, placePhone: '13800000011', placePart: '5' }
  expect(termsAsked('LJ-0107', whole)).toMatchObject({ place_part: 5 })
})

test('a rent is money, in cents, and is asked for', () => {
  expect(faultsOf({ ...typed, kind: 'rent' }).rent).toBeDefined()
  const rent = { ...typed, kind: 'rent' as const, rent: '300.5' }
  expect(termsAsked('LJ-0107', rent)).toMatchObject({ kind: 'rent', rent: 30050 })
  expect(termsAsked('LJ-0107', { ...rent, rent: 'x' })).toBeUndefined()
})

test('a day that does not exist is said', () => {
  expect(faultsOf({ ...typed, start: '20270230' }).start).toBeDefined()
  expect(offerOf('LJ-0107', { ...typed, start: '20270230' })).toBeUndefined()
})
