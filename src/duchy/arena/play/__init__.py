"""Many games at once, here or on other machines."""
