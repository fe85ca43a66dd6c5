import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCampaignStage, type CampaignStage } from '#campaigns/testing/campaign-stage.ts'
import { opValue } from '#staff/testing/console-stage.ts'

let stage: CampaignStage
beforeAll(async () => {
  stage = await createCampaignStage()
})
beforeEach(() => stage.begin())
afterAll(() => stage.close())

describe('two people', () => {
  // Proves staff-49.
  test('it needs a count and a second person, who decides about the version that was looked at', async () => {
    const { staff, newMember, run, written, counted, approve, submit, get } = stage
    await newMember()
    const draft = await written()
    expect(await staff().editor.call('campaigns.ask', { ...draft, reason: 'Now.' })).toMatchObject({ code: 'campaign.uncounted' })
    const key = await counted()
    const approval = await submit(key)
    const request = { merchant: 'alpha', id: approval }
    expect(await staff().editor.call('approvals.decide', { ...request, decision: 'approve', answer: 'Good.', seen: '' })).toMatchObject({
      success: false,
    })
    const { segment, content, name, channel, most } = await get(key.id)
    const changed = { name, channel, segment, most, dueAt: null, content: { ...content, words: { EN: { title: 'Other', body: 'Other.' } } } }
    opValue(await staff().editor.call('campaigns.save', { ...key, ...changed }))
    expect(await approve(approval)).toMatchObject({ code: 'approval.changed' })
    await run()
    expect(await get(key.id)).toMatchObject({ state: 'draft', revision: 2 })
    expect(await staff().editor.call('campaigns.save', { ...key, ...changed })).toMatchObject({ code: 'campaign.changed' })
  })

  // Proves staff-49.
  test('once approved it cannot be changed; what gives something is decided by finance or an approver', async () => {
    const { system, staff, newMember, counted, approve, submit } = stage
    await newMember()
    const key = await counted({ channel: 'reward', content: { words: {}, path: '/m/home', gift: { points: 5 } } })
    const approval = await submit(key)
    expect(await staff().publisher.call('approvals.get', { merchant: 'alpha', id: approval })).toMatchObject({ success: true })
    expect(await approve(approval)).toMatchObject({ code: 'staff.forbidden' })
    opValue(await approve(approval, staff().finance))
    expect(await staff().editor.call('campaigns.count', key)).toMatchObject({ code: 'campaign.begun' })
    const events = await system.stores.staffEvents.list('alpha', { aboutKind: 'campaign', aboutId: key.id }, 10)
    expect(events.map(({ event, login }) => [event, login])).toEqual([
      ['campaign.approved', `fay${staff().turn}`],
      ['campaign.asked', `edda${staff().turn}`],
      ['campaign.counted', `edda${staff().turn}`],
      ['campaign.saved', `edda${staff().turn}`],
    ])
  })

  // Proves staff-49.
  test('a wrong campaign is refused with each place', async () => {
    const { staff } = stage
    const request = { name: 'Wrong', segment: {}, most: 10, dueAt: null }
    const content = { words: { UR: { title: '', body: 'x'.repeat(500) } }, path: '/m/home' }
    expect(await staff().editor.call('campaigns.save', { ...request, channel: 'sms', content })).toMatchObject({
      code: 'campaign.faulty',
      data: { faults: [{ path: '/words/EN' }, { path: '/words/UR/body' }] },
    })
    expect(await staff().editor.call('campaigns.save', { ...request, channel: 'reward', content: { words: {}, path: '/m/home' } })).toMatchObject({
      data: { faults: [{ path: '/gift' }] },
    })
  })
})

// Proves staff-47.
test('a test goes to one member now; without consent it is refused, and a reward is given to nobody as a test', async () => {
  const { staff, newMember, run, written, mails } = stage
  const [ann, bob] = [await newMember(), await newMember({}, false)]
  const mail = await written({ channel: 'email' })
  const before = await mails()
  opValue(await staff().editor.call('campaigns.test', { ...mail, username: `user_${ann}` }))
  await run()
  expect((await mails()).filter(one => !before.includes(one))).toEqual([ann])
  expect(await staff().editor.call('campaigns.test', { ...mail, username: `user_${bob}` })).toMatchObject({
    code: 'campaign.test.refused',
    data: { reason: 'consent' },
  })
  const reward = await written({ channel: 'reward', content: { words: {}, path: '/m/home', gift: { points: 5 } } })
  expect(await staff().editor.call('campaigns.test', { ...reward, username: `user_${ann}` })).toMatchObject({ code: 'campaign.test.reward' })
})

// Proves staff-46.
test('segments are saved by name, replaced and removed', async () => {
  const { staff } = stage
  opValue(await staff().editor.call('campaigns.saveSegment', { name: 'Quiet ones', segment: { unseenFor: 30 } }))
  opValue(await staff().editor.call('campaigns.saveSegment', { name: 'Quiet ones', segment: { unseenFor: 60 } }))
  expect(opValue(await staff().editor.call('campaigns.segments', {})).items).toMatchObject([
    { name: 'Quiet ones', segment: { unseenFor: 60 }, by: `edda${staff().turn}` },
  ])
  opValue(await staff().editor.call('campaigns.removeSegment', { name: 'Quiet ones' }))
  expect(await staff().editor.call('campaigns.removeSegment', { name: 'Quiet ones' })).toMatchObject({ code: 'segment.unknown' })
})
