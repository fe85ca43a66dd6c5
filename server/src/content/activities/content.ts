import { ActivitiesContent, type Activity } from '@foyer/contract/content/activities/activities-content'
import { linkageFault } from '#content/linkage-fault.ts'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'
import { cleanOnce, cleanWords } from '#kernel/merchants/html/clean-words.ts'
import { escapeStep } from '#kernel/merchants/json/references.ts'
import { periodFault, periodOf } from '#kernel/merchants/period.ts'

/** Activities, each with a page of its own. A merchant without the file has none. */
export const activities = declareContent({
  file: 'content/activities.json',
  schema: ActivitiesContent,
  optional: true,
  check({ activities: list = [] }, { file, assetAddress }, report) {
    const first = file.languages?.[0]
    const ids = new Set<string>()
    for (const [at, activity] of list.entries()) {
      if (!activity) continue
      const { id, title = {}, alt = {}, rules = {} } = activity
      const reportAt = (path: string, reason: string) => report(`/activities/${at}${path}`, reason)
      if (id !== undefined && ids.has(id)) reportAt('/id', 'is the id of another activity too')
      if (id !== undefined) ids.add(id)
      for (const [name, words] of Object.entries({ title, alt, rules })) if (first && !words[first]) reportAt(`/${name}/${first}`, 'is missing')
      for (const [language, html = ''] of Object.entries(rules))
        for (const reason of cleanOnce(html, assetAddress).removed) reportAt(`/rules/${escapeStep(language)}`, reason)
      for (const fault of [linkageFault(activity), periodFault(activity)]) if (fault) reportAt(fault.path, fault.reason)
    }
  },
  keep: ({ activities: list }, file, assetAddress) =>
    list.map(({ from, until, rules, ...activity }) => ({
      ...activity,
      ...periodOf({ from, until }),
      rules: cleanWords(rules, file, assetAddress),
    })),
  page: (list, { picture, words }): readonly Activity[] =>
    list.map(({ title, image, alt, rules, from, until, ...activity }) => ({
      ...activity,
      title: words(title) ?? '',
      image: picture(image),
      alt: words(alt) ?? '',
      rules: words(rules) ?? '',
      ...(from && { from: from.toISOString() }),
      ...(until && { until: until.toISOString() }),
    })),
})
