// Where a long word of a name may be broken: browsers have no rules for that at hand everywhere. A soft hyphen is
// seen only where a line ends at it.
const soft = '\u00ad';

/** Words that are no longer stand whole in the narrowest slip. */
const whole = 9;

/** So many letters stay together at either end. */
const least = 3;

const vowel = /[aeiouyáéíóúü]/i;
/** Consonants that begin a syllable together. */
const pair = /^([bcdfgpt][lr]|[ct]h|ll|rr|qu|gu)$/i;

/** A word with the places at which it may be broken: before the consonant, or the pair of them, that leads to a vowel. */
function broken(word: string): string {
  let out = '';
  let voiced = false; // there has been a vowel since the last place
  for (let i = 0; i < word.length; i++) {
    const [before, here, next] = [word[i - 1] ?? '', word[i]!, word[i + 1] ?? ''];
    const leads =
      !vowel.test(here) && (vowel.test(next) || (pair.test(here + next) && vowel.test(word[i + 2] ?? '')));
    const inPair = pair.test(before + here);
    if (leads && !inPair && voiced && i >= least && word.length - i >= least) {
      out += soft;
      voiced = false;
    }
    out += here;
    voiced ||= vowel.test(here);
  }
  return out;
}

/** A name whose long words may be broken. */
export const breakable = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (word.length > whole ? broken(word) : word));
