/** Where a person's money lies until it is theirs to take, and on its way out. */
export type PersonPart = 'pending' | 'settled' | 'frozen' | 'balance' | 'withdrawing'
/** What an advertiser has not spent on a campaign yet. */
export type AdvertiserPart = 'purse' | 'withdrawing'
/** The world's money, and what the house keeps, owes for points, takes as fees and gives away. */
export type HousePart = 'bank' | 'margin' | 'points' | 'fees' | 'gifts'
export type Part = PersonPart | AdvertiserPart | 'budget' | HousePart

export interface Account {
  holder: string
  part: Part
}

export const ofPerson = (userId: string, part: PersonPart): Account => ({ holder: userId, part })
export const ofAdvertiser = (advertiserId: number, part: AdvertiserPart): Account => ({
  holder: `advertiser:${advertiserId}`,
  part,
})
export const ofAdCampaign = (campaignId: number): Account => ({
  holder: `ad:${campaignId}`,
  part: 'budget',
})
export const ofHouse = (part: HousePart): Account => ({ holder: 'house', part })

export const isHouse = ({ holder }: Account): boolean => holder === 'house'
