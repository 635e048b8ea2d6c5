// The language of the pages: which ones there are, and the choice of a person, which a cookie keeps.

const COOKIE = "lang";
const YEAR = 365 * 24 * 3600;

/** The languages to choose from, with their own names, by code. @returns {[string, string][]} */
export function languages() {
  const found = /** @type {HTMLMetaElement|null} */ (document.querySelector('meta[name="languages"]'));
  return JSON.parse(found?.content || "[]");
}

/** The code that was chosen; empty where the browser decides. */
export const chosenLanguage = () =>
  document.cookie
    .split("; ")
    .find((each) => each.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1) ?? "";

/** Chooses a language, and loads the page in it. @param {string} code empty: that of the browser */
export function chooseLanguage(code) {
  document.cookie = `${COOKIE}=${code}; path=/; max-age=${code ? YEAR : 0}; samesite=lax`;
  const address = new URL(location.href);
  address.searchParams.delete(COOKIE); // it would overrule the choice
  if (address.href === location.href) location.reload();
  else location.replace(address);
}
