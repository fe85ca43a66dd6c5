/** Whether `path` is home, where prompts open by themselves (spec 2 §4). `home` is the merchant's own path, which counts too. */
export const isHomePage = (path: string, home: string): boolean => ['/m/home', '/m/index.html', home].includes(path)
